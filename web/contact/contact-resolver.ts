import { zodResolver } from "@hookform/resolvers/zod";
import { createContact } from "#contract/customers/contact.ts";

export const contactResolver = zodResolver(createContact.body);
