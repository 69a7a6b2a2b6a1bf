import { orderYears } from "#contract/settings/shop-settings.ts";
import { privacyMessages } from "#messages/privacy-policy.ts";
import { useShop } from "../shell/use-shop.ts";

/** The nightly clean-up of the server does what this table says. */
export function RetentionTable() {
  const { personYears } = useShop();
  const rows = privacyMessages.retention(personYears < orderYears ? personYears : undefined);
  return (
    <table className="w-full border-collapse text-start text-sm">
      <thead>
        <tr className="border-b-2 border-siyahi text-start">
          <th scope="col" className="w-1/2 py-2 pe-4 text-start font-semibold">
            {privacyMessages.whatWeKeep}
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            {privacyMessages.forHowLong}
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
