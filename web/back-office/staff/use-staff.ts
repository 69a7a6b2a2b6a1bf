import { useRouteLoaderData } from "react-router";
import type { StaffMember } from "#contract/staff/staff.ts";

export type ShellData = { staff: StaffMember };

export function useStaff(): StaffMember {
  const loaded = useRouteLoaderData<ShellData>("office");
  if (!loaded) throw new Error("No one is signed in outside the shell.");
  return loaded.staff;
}
