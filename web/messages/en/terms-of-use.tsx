import { passwordMinLength } from "#contract/values/limits.ts";
import type { TermsFacts } from "../../content/document-facts.ts";

export const siteTerms = {
  accounts: {
    title: "Accounts",
    body: ({ newPassword }: TermsFacts) => (
      <p>
        An account is free and optional. Give an e-mail address that is yours, choose a password of at least{" "}
        {passwordMinLength} characters that you use nowhere else, and keep it to yourself: what is ordered
        with it counts as ordered by you. If you think that someone else knows it,{" "}
        {newPassword("set a new one")}; all other devices are then logged out. You can have the account closed
        at any time. We close one ourselves only if it is used to cheat or to harm others.
      </p>
    ),
  },
  reviews: {
    title: "Reviews",
    body: () => (
      <>
        <p>
          With an account you can review each product once, and change or delete your review whenever you
          like. Reviews by people who ordered the product are marked as such. No one is paid for a review, and
          we do not remove one because it is bad.
        </p>
        <p>
          We remove what insults, advertises, is unlawful, or names patients. The words stay yours; you allow
          us to show them in this shop.
        </p>
      </>
    ),
  },
  content: {
    title: "Pictures and texts",
    body: () => (
      <p>
        The drawings, patterns, texts and the mark of the shop belong to us. You may print and share pages for
        your own use; to use them for anything else, ask first.
      </p>
    ),
  },
  liability: {
    title: "Liability",
    body: () => (
      <>
        <p>
          We answer in full for harm that we cause wilfully or by gross negligence, and wherever the law does
          not let us exclude it. For the rest we are liable up to the amount of the order concerned. For
          delays by strikes, floods, closed roads and the like no one is liable, but you may cancel.
        </p>
        <p>
          Uniforms are workwear. They are not sterile and not protective equipment in the sense of hospital
          standards.
        </p>
      </>
    ),
  },
  law: {
    title: "Law and changes",
    body: ({ name }: TermsFacts) => (
      <>
        <p>
          These terms are governed by the laws of Pakistan. Disputes that we cannot settle together belong
          before the courts of Lahore. The rights that the consumer protection laws of your province give you,
          and the courts they give you, remain yours in spite of these terms.
        </p>
        <p>
          Should one clause not hold, the others do. {name} may change these terms for future orders; the date
          at the top shows it, and each order follows the terms of its own day.
        </p>
      </>
    ),
  },
  questions: {
    title: "Questions and complaints",
    body: ({ phone, email, contact, privacyPolicy }: TermsFacts) => (
      <p>
        Write to {email}, call {phone} or use the {contact("contact page")}. A person answers, within one
        working day. How we handle what you tell us is in the {privacyPolicy("Privacy Policy")}.
      </p>
    ),
  },
};
