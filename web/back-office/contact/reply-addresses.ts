import type { OfficeMessage } from "#contract/customers/messages.ts";
import { internationalPhone } from "#contract/values/phone.ts";

/** Opens a mail to the sender with their words beneath. What they typed is data of the address, whatever it looks like. */
export function mailAddress({ email, name, message }: OfficeMessage): string {
  const quoted = message.replace(/^/gm, "> ");
  const query = `subject=${encodeURIComponent("Your message to us")}&body=${encodeURIComponent(`Dear ${name},\n\n\n${quoted}`)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}

/** Opens a chat with the sender; a number of Pakistan without the country's code gets it. */
export function whatsappAddress({ phone, name }: OfficeMessage): string {
  return `https://wa.me/${internationalPhone(phone)}?text=${encodeURIComponent(`Dear ${name}, `)}`;
}
