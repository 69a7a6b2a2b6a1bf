import { AccountsNotice } from "./accounts-notice.tsx";

/** The address is a part of a recovery: nobody keeps it, and it is told to no other site. */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };
}

export function meta() {
  return [{ title: "Enter the code | Tabeeb" }];
}

export default function OtpPage() {
  return <AccountsNotice title="Enter the code" />;
}
