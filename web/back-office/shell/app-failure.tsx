import { useRouteError } from "react-router";
import { Failure } from "./failure.tsx";

export function AppFailure() {
  return (
    <main className="wrap py-12">
      <Failure error={useRouteError()} />
    </main>
  );
}
