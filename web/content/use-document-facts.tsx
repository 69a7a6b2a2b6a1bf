import type { Charges } from "#contract/charges.ts";
import { formatRupees } from "#contract/money.ts";
import type { LinkedWords } from "../messages/linked-words.ts";
import { useShop } from "../shell/use-shop.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { DocumentFacts, TermsFacts } from "./document-facts.ts";
import { SupportEmail } from "./support-email.tsx";

function linkTo(to: string): LinkedWords {
  return (words) => <TextLink to={to}>{words}</TextLink>;
}

/** The facts for the documents, as the shop's settings have them now. */
export function useDocumentFacts(): DocumentFacts {
  const { name, streetAddress, phone } = useShop();
  return {
    name,
    streetAddress: <bdi>{streetAddress}</bdi>,
    phone: <bdi dir="ltr">{phone}</bdi>,
    email: <SupportEmail />,
    contact: linkTo("/contact"),
    faults: (words) => (
      <a href="#faults" className="text-link">
        {words}
      </a>
    ),
    newPassword: linkTo("/forget"),
    orders: linkTo("/orders"),
    privacyPolicy: linkTo("/privacy-policy"),
    profile: linkTo("/profile"),
    sizeChart: linkTo("/size-chart"),
    tracking: linkTo("/order-track"),
  };
}

/** As `useDocumentFacts`, with the charges of the pricing list, so that the terms are never out of date. */
export function useTermsFacts(charges: Charges): TermsFacts {
  const { freeDeliveryFrom } = useShop();
  return {
    ...useDocumentFacts(),
    delivery: formatRupees(charges.delivery),
    freeDeliveryFrom: formatRupees(freeDeliveryFrom),
    nameEngraving: formatRupees(charges.nameEngraving),
    surgicalCap: formatRupees(charges.surgicalCap),
    customSize: formatRupees(charges.customSize),
  };
}
