import type { User } from "#contract/customers/accounts.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { useShop } from "#web/shell/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeviceList } from "./device-list.tsx";
import { OwnData } from "./own-data.tsx";
import { TextsSwitch } from "./texts-switch.tsx";
import type { AccountSafetyState } from "./use-account-safety.ts";

export function AccountSafety({ user, safety }: { user: User; safety: AccountSafetyState }) {
  const { sendsTexts } = useShop();
  return (
    <>
      <ChangePassword email={user.email} onChanged={safety.load} />
      {safety.state === "loading" && <Skeleton className="h-40" />}
      {safety.state === "failed" && (
        <div
          role="alert"
          className="grid justify-items-start gap-3 rounded-lg border border-line bg-paper p-4.5"
        >
          <p>{safety.sentence}</p>
          <Button look="secondary" onClick={() => void safety.load()}>
            {accountSafetyMessages.tryAgain}
          </Button>
        </div>
      )}
      {safety.safety && (
        <>
          {sendsTexts && <TextsSwitch wantsTexts={safety.safety.wantsTexts} />}
          <DeviceList sessions={safety.safety.sessions} onChanged={safety.load} />
          <OwnData email={user.email} isEmailProven={safety.safety.isEmailProven} />
        </>
      )}
    </>
  );
}
