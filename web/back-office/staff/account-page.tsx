import { PageHeader } from "../ui/page-header.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnRecoveryCodes } from "./own-recovery-codes.tsx";
import { useStaff } from "./use-staff.ts";

export function Component() {
  const { name, hasSecondFactor } = useStaff();
  return (
    <>
      <PageHeader title="Your account" aside={<span className="text-slate">{name}</span>} />
      <OwnPassword />
      <OwnRecoveryCodes hasSecondFactor={hasSecondFactor} />
    </>
  );
}
