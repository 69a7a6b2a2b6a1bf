import { useShop } from "../shell/use-shop.ts";

/** The shop's e-mail address, to write to. */
export function SupportEmail() {
  const { email } = useShop();
  return (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  );
}
