import { PlainPage } from "../shell/plain-page.tsx";
import { ButtonLink } from "../ui/button.tsx";

/** What the pages of customer accounts say until accounts are there. */
export function AccountsNotice({ title }: { title: string }) {
  return (
    <PlainPage title={title}>
      <p className="text-lg text-slate">
        Customer accounts are not open yet. You can order as a guest and follow your order by its number.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to="/products">Shop Now</ButtonLink>
        <ButtonLink to="/order-track" look="secondary">
          Order Track
        </ButtonLink>
      </div>
    </PlainPage>
  );
}
