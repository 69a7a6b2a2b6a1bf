import { AccountsNotice } from "./accounts-notice.tsx";

export function meta() {
  return [{ title: "Forgot password? | Tabeeb" }];
}

export default function ForgetPage() {
  return <AccountsNotice title="Forgot password?" />;
}
