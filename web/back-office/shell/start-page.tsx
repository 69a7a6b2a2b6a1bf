import { Navigate } from "react-router";
import { useStaff } from "../staff/use-staff.ts";
import { startOf } from "./navigation.ts";

export function Component() {
  return <Navigate to={startOf(useStaff().role)} replace />;
}
