import { AccountsNotice } from "./accounts-notice.tsx";

export function meta() {
  return [{ title: "Sign up | Tabeeb" }];
}

export default function SignupPage() {
  return <AccountsNotice title="Sign up" />;
}
