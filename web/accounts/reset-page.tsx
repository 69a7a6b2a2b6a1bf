import { AccountsNotice } from "./accounts-notice.tsx";

export function meta() {
  return [{ title: "New password | Tabeeb" }];
}

export default function ResetPage() {
  return <AccountsNotice title="New password" />;
}
