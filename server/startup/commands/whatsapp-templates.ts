// npm run whatsapp-templates: what is to be entered in WhatsApp's manager, word for word, for the address in
// PUBLIC_ORIGIN.
import { formatRupees } from "#contract/values/money.ts";
import { type TemplateId, textTemplates } from "#server/notifications/texts/templates.ts";

// WhatsApp asks for an example of each value.
const examples: Record<TemplateId, readonly string[]> = {
  "order-placed": ["TB-7K2M-94QX-H3DP", formatRupees(5_350)],
  "advance-asked": ["TB-7K2M-94QX-H3DP", formatRupees(1_500)],
  "order-dispatched": ["TB-7K2M-94QX-H3DP", "PostEx", "21930000012345"],
  "order-dispatched-without-number": ["TB-7K2M-94QX-H3DP", "PostEx"],
  "out-for-delivery": ["TB-7K2M-94QX-H3DP", formatRupees(5_350)],
  "order-delivered": ["TB-7K2M-94QX-H3DP"],
  "order-delivered-with-exchange": ["TB-7K2M-94QX-H3DP", "Fri 4 Dec"],
  "order-cancelled": ["TB-7K2M-94QX-H3DP"],
};

const origin = process.env.PUBLIC_ORIGIN ?? "https://tabeeb.example";
const lines = Object.entries(textTemplates).flatMap(([kind, { name, body, button }]) => [
  `\n${name}: category utility`,
  ...Object.entries(body).flatMap(([language, words]) => [
    `  ${language}: ${words}`,
    ...(button ? [`      button, opens a website: ${origin}${button[language as keyof typeof button]}`] : []),
  ]),
  ...examples[kind as TemplateId].map((example, index) => `  {{${index + 1}}}, such as ${example}`),
]);
process.stdout.write(`${lines.join("\n").trimStart()}\n`);
