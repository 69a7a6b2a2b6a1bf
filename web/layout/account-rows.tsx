import { Link } from "react-router";
import { accountLinks } from "#web/customers/accounts/account-links.ts";
import { LogoutButton } from "#web/customers/accounts/logout-button.tsx";
import { Icon } from "#web/ui/icon.tsx";

type AccountRowsProps = { className: string; onChoose: () => void };

/** Loaded for customers alone. */
export function AccountRows({ className, onChoose }: AccountRowsProps) {
  return (
    <>
      {accountLinks.map(({ label, to, icon }) => (
        <li key={to}>
          <Link to={to} onClick={onChoose} className={className}>
            <Icon icon={icon} />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <LogoutButton onDone={onChoose} className={`${className} w-full`} />
      </li>
    </>
  );
}
