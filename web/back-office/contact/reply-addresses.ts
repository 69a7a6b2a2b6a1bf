import type { OfficeMessage } from "#contract/customers/messages.ts";
import { internationalPhone } from "#contract/values/phone.ts";

/** `mailto:` address that quotes the message; encoding stops the sender's text from adding recipients. */
export function mailAddress({ email, name, message }: OfficeMessage): string {
  const quoted = message.replace(/^/gm, "> ");
  const query = `subject=${encodeURIComponent("Your message to us")}&body=${encodeURIComponent(`Dear ${name},\n\n\n${quoted}`)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}

/** Address of a chat with the sender; adds the country code to a Pakistani number without one. */
export function whatsappAddress({ phone, name }: OfficeMessage): string {
  return `https://wa.me/${internationalPhone(phone)}?text=${encodeURIComponent(`Dear ${name}, `)}`;
}
