import { useRouteError } from "react-router";
import { Failure } from "./failure.tsx";

/** When not even the shell could be shown. */
export function AppFailure() {
  return (
    <main className="wrap py-12">
      <Failure error={useRouteError()} />
    </main>
  );
}
