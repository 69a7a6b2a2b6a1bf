import { Missing } from "./missing.tsx";

export function Component() {
  return <Missing />;
}
