import { NotFound } from "./not-found.tsx";

export function meta() {
  return [{ title: "Something's missing. | Tabeeb" }];
}

export default function MissingPage() {
  return <NotFound />;
}
