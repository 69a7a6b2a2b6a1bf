import { AccountsNotice } from "./accounts-notice.tsx";

export function meta() {
  return [{ title: "Login | Tabeeb" }];
}

export default function LoginPage() {
  return <AccountsNotice title="Login" />;
}
