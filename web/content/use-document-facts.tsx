import type { Charges } from "#contract/options/charges.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { LinkedText } from "#web/messages/linked-text.ts";
import { useShop } from "../shell/use-shop.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { DocumentFacts, TermsFacts } from "./document-facts.ts";

function linkTo(to: string): LinkedText {
  return (words) => <TextLink to={to}>{words}</TextLink>;
}

/** Isolates a number of several parts, so that it neither breaks nor reverses in right-to-left text. */
function unbroken(text: string) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {text}
    </bdi>
  );
}

export function useDocumentFacts(): DocumentFacts {
  const { name, streetAddress, phone } = useShop();
  return {
    name,
    streetAddress: <bdi>{streetAddress}</bdi>,
    phone: unbroken(phone),
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

export function useTermsFacts(charges: Charges): TermsFacts {
  const { freeDeliveryFrom, workingDays, customWorkingDays, courierTakes, exchangeDays, aftercareRules } =
    useShop();
  return {
    ...useDocumentFacts(),
    delivery: unbroken(formatRupees(charges.delivery)),
    freeDeliveryFrom: unbroken(formatRupees(freeDeliveryFrom)),
    nameEngraving: unbroken(formatRupees(charges.nameEngraving)),
    surgicalCap: unbroken(formatRupees(charges.surgicalCap)),
    customSize: unbroken(formatRupees(charges.customSize)),
    workingDays,
    customWorkingDays,
    courierDays: courierTakes,
    exchangeDays,
    aftercareDays: aftercareRules.days,
  };
}

function SupportEmail() {
  const { email } = useShop();
  return (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  );
}
