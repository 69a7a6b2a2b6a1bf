import { zodResolver } from "@hookform/resolvers/zod";
import { createContact } from "#contract/accounts/contact.ts";

export const contactResolver = zodResolver(createContact.body);
