import { zodResolver } from "@hookform/resolvers/zod";
import { createContact } from "#contract/accounts/contact.ts";

/** Loaded with the schemas when the form is first touched: see `contact-form.tsx`. */
export const contactResolver = zodResolver(createContact.body);
