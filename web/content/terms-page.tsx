import { PlainPage } from "../shell/plain-page.tsx";
import { useShop } from "../shell/use-shop.ts";
import { TextLink } from "../ui/text-link.tsx";

export function meta() {
  return [{ title: "Terms & Condition | Tabeeb" }];
}

export default function TermsPage() {
  const { email } = useShop();
  return (
    <PlainPage title="Terms & Condition">
      <p>
        You pay in cash when the parcel reaches you. An order can be cancelled while it is Pending. These
        terms are governed by the laws of Pakistan.
      </p>
      <p>
        Questions about an order:{" "}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        , or <TextLink to="/order-track">follow it by its number</TextLink>.
      </p>
    </PlainPage>
  );
}
