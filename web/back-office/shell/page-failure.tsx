import { isRouteErrorResponse, useRouteError } from "react-router";
import { Failure } from "./failure.tsx";
import { Missing } from "./missing.tsx";

export function PageFailure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failure error={error} />;
}
