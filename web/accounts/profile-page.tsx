import { AccountsNotice } from "./accounts-notice.tsx";

export function meta() {
  return [{ title: "Personal Information | Tabeeb" }];
}

export default function ProfilePage() {
  return <AccountsNotice title="Personal Information" />;
}
