import { Navigate } from "react-router";
import { useStaff } from "../staff/use-staff.ts";
import { startOf } from "./navigation.ts";

/** Leads everyone to where their work is. */
export function Component() {
  return <Navigate to={startOf(useStaff().role)} replace />;
}
