import { useRouteLoaderData } from "react-router";
import type { StaffMember } from "#contract/back-office/staff.ts";
import type { loader } from "../shell/office-layout.tsx";

export function useStaff(): StaffMember {
  const loaded = useRouteLoaderData<typeof loader>("office");
  if (!loaded) throw new Error("Nobody is signed in outside the shell.");
  return loaded.staff;
}
