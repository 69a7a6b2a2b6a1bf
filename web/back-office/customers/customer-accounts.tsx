import type { CustomerAccount } from "#contract/back-office/customers.ts";
import { Typed } from "../ui/typed.tsx";
import { When } from "../ui/when.tsx";
import { SavedMeasurements } from "./saved-measurements.tsx";

export function CustomerAccounts({ accounts }: { accounts: readonly CustomerAccount[] }) {
  return accounts.map(({ id, name, email, address, createdAt, measurementSets }) => (
    <section key={id} aria-labelledby={`account-${id}`} className="min-w-0">
      <h2 id={`account-${id}`} className="text-lg">
        Account of <Typed text={name} />
      </h2>
      <p className="mb-2 text-sm text-slate">
        <Typed text={email} />, since <When at={createdAt} dayOnly />
        {address !== "" && (
          <>
            , <Typed text={address} />
          </>
        )}
      </p>
      <SavedMeasurements sets={measurementSets} />
    </section>
  ));
}
