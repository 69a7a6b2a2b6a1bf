import type { MailData } from "#server/platform/jobs/mail-kinds.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { FactList, Heading, Lines, Paragraph } from "./letter-parts.tsx";

export function contactLetter(
  { name, email, phone, message }: MailData["contact-message"],
  { shop, language }: LetterContext,
): Letter {
  return {
    language,
    subject: `Message from ${name}`,
    preheader: message === "" ? "Asks to be called or written to." : message.slice(0, 120),
    title: "A message to the shop",
    body: (
      <>
        <FactList
          facts={[
            { label: "Name", value: name },
            { label: "Email", value: email },
            { label: "Phone", value: phone },
          ]}
        />
        <Heading>Message</Heading>
        <Paragraph>
          {message === "" ? "No message was written. Answer this mail, or call." : <Lines text={message} />}
        </Paragraph>
      </>
    ),
    why: `Written on the contact page of ${shop.name}. Your answer to this mail goes to ${email}.`,
    replyTo: { name, address: email },
  };
}
