import { accountsMessages } from "#messages/accounts.tsx";

type ShowPasswordProps = { shown: boolean; onChange: (shown: boolean) => void };

export function ShowPassword({ shown, onChange }: ShowPasswordProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={shown}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-siyahi"
      />
      {accountsMessages.showPassword}
    </label>
  );
}
