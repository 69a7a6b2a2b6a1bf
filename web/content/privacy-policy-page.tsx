import { PlainPage } from "../shell/plain-page.tsx";
import { useShop } from "../shell/use-shop.ts";

export function meta() {
  return [{ title: "Privacy Policy | Tabeeb" }];
}

export default function PrivacyPolicyPage() {
  const { email } = useShop();
  return (
    <PlainPage title="Privacy Policy">
      <p>
        We keep what an order needs: your name, e-mail address, phone number, delivery address, and the
        measurements and names you ask us to sew. Your cart stays in your own browser until you order.
      </p>
      <p>
        For a copy of what we hold about you, or to have it deleted, write to{" "}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        .
      </p>
    </PlainPage>
  );
}
