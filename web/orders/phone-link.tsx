import { useShop } from "../shell/use-shop.ts";

export function PhoneLink() {
  const { phone } = useShop();
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} dir="ltr" className="text-link whitespace-nowrap">
      {phone}
    </a>
  );
}
