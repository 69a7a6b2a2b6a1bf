import { passwordMinLength } from "#contract/limits.ts";
import { useShop } from "../shell/use-shop.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { DocumentSection } from "./document-page.tsx";
import { SupportEmail } from "./support-email.tsx";

const accounts = (
  <p>
    An account is free and optional. Give an e-mail address that is yours, choose a password of at least{" "}
    {passwordMinLength} characters that you use nowhere else, and keep it to yourself: what is ordered with it
    counts as ordered by you. If you think that somebody else knows it,{" "}
    <TextLink to="/forget">set a new one</TextLink>; all other devices are then logged out. You can have the
    account closed at any time. We close one ourselves only if it is used to cheat or to harm others.
  </p>
);

const reviews = (
  <>
    <p>
      With an account you can review each product once, and change or delete your review whenever you like.
      Reviews by people who ordered the product are marked as such. Nobody is paid for one, and we do not
      remove a review because it is a bad one.
    </p>
    <p>
      We remove what insults, advertises, is unlawful, or names patients. The words stay yours; you allow us
      to show them in this shop.
    </p>
  </>
);

const content = (
  <p>
    The drawings, patterns, texts and the mark of the shop belong to us. You may print and share pages for
    your own use; to use them for anything else, ask first.
  </p>
);

const liability = (
  <>
    <p>
      We answer in full for harm that we cause wilfully or by gross negligence, and for whatever the law does
      not let us exclude. For the rest we are liable up to the amount of the order concerned. For delays by
      strikes, floods, closed roads and the like nobody is liable, but you may cancel.
    </p>
    <p>
      Uniforms are workwear. They are not sterile and not protective equipment in the sense of hospital
      standards.
    </p>
  </>
);

function Law() {
  const { name } = useShop();
  return (
    <>
      <p>
        These terms are governed by the laws of Pakistan. Disputes that we cannot settle together belong
        before the courts of Lahore. The rights that the consumer protection laws of your province give you,
        and the courts they give you, remain yours whatever stands here.
      </p>
      <p>
        Should one clause not hold, the others do. {name} may change these terms for future orders; the date
        at the top tells of it, and an order is judged by the terms of its own day.
      </p>
    </>
  );
}

function Questions() {
  const { phone } = useShop();
  return (
    <p>
      Write to <SupportEmail />, call {phone} or use the <TextLink to="/contact">contact page</TextLink>. A
      person answers, within one working day. How we handle what you tell us is in the{" "}
      <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
    </p>
  );
}

/** The terms for the website itself, and the law that holds for all of them. */
export const termsOfUse: readonly DocumentSection[] = [
  { id: "accounts", title: "Accounts", body: accounts },
  { id: "reviews", title: "Reviews", body: reviews },
  { id: "content", title: "Pictures and texts", body: content },
  { id: "liability", title: "Liability", body: liability },
  { id: "law", title: "Law and changes", body: <Law /> },
  { id: "questions", title: "Questions and complaints", body: <Questions /> },
];
