import { AccountsNotice } from "./accounts-notice.tsx";

export function meta() {
  return [{ title: "Enter the code | Tabeeb" }];
}

export default function OtpPage() {
  return <AccountsNotice title="Enter the code" />;
}
