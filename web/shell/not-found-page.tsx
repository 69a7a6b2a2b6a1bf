import { data } from "react-router";
import { BareFrame } from "./bare-frame.tsx";
import { NotFound } from "./not-found.tsx";

export function meta() {
  return [{ title: "Something's missing. | Tabeeb" }];
}

export function loader() {
  return data(null, { status: 404 });
}

/** A click to an unknown address asks the server for nothing. */
export function clientLoader() {
  return null;
}

export default function NotFoundPage() {
  return (
    <BareFrame>
      <NotFound canNavigateBack />
    </BareFrame>
  );
}
