import { BareFrame } from "./bare-frame.tsx";
import { NotFound } from "./not-found.tsx";

export function meta() {
  return [{ title: "Something's missing. | Tabeeb" }];
}

export default function MissingPage() {
  return (
    <BareFrame>
      <NotFound />
    </BareFrame>
  );
}
