const rows = [
  { what: "Orders, with name, contact and address", time: "6 years after the tax period they belong to" },
  { what: "Measurements and names to embroider, in an order", time: "12 months after delivery" },
  { what: "Measurements saved in your account", time: "until you delete them or close the account" },
  { what: "Your account", time: "until you ask us to close it" },
  { what: "Reviews", time: "until you delete them" },
  { what: "Messages from the contact page", time: "12 months" },
  {
    what: "The record that you are logged in",
    time: "14 days after your last visit, 30 days at most; deleted within another 7 days",
  },
  { what: "Codes to recover a password", time: "valid for 10 minutes, deleted after 24 hours" },
  { what: "Access logs", time: "30 days" },
  { what: "Records of logins and of refused access", time: "1 year" },
];

/** How long the shop keeps what it knows of people. The nightly clean-up of the server does what this table says. */
export function RetentionTable() {
  return (
    <table className="w-full border-collapse text-start text-sm">
      <thead>
        <tr className="border-b-2 border-siyahi text-start">
          <th scope="col" className="w-1/2 py-2 pe-4 text-start font-semibold">
            What we keep
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            For how long
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, time }) => (
          <tr key={what} className="border-b border-line align-top print:break-inside-avoid">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal">
              {what}
            </th>
            <td className="py-2.5 text-slate">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
