import { z } from "zod";
import { deliveryDetails } from "../orders.ts";
import { phoneNumber } from "../phone.ts";
import { provinces } from "../provinces.ts";
import { emailAddress, postalCode, requiredLine, requiredParagraph } from "../text.ts";

/** Nothing, or only spaces, where there may be nothing. */
const nothing = z
  .string()
  .regex(/^\s*$/)
  .transform(() => "" as const);

const noPhone = "Enter the customer's phone number";
const noAddress = "Enter an e-mail address such as name@example.com, or leave it empty";

/**
 * The checkout's fields as staff fill them in for a customer: who is at the phone may have neither an e-mail address nor a
 * postal code, and what is missing is asked of the customer, not of the reader.
 */
export const staffDeliveryDetails = deliveryDetails.extend({
  name: requiredLine(100, "Enter the customer's name"),
  phone: z
    .union([z.string(), z.number()], noPhone)
    .refine((typed) => `${typed}`.trim() !== "", { error: noPhone, abort: true })
    .pipe(phoneNumber),
  city: requiredLine(100, "Enter the city"),
  province: requiredLine(100, "Choose the province").pipe(z.enum(provinces, "Choose the province")),
  address: requiredParagraph(200, "Enter the address"),
  email: z.string(noAddress).pipe(z.union([nothing, emailAddress], { error: noAddress })),
  postal_code: z.union([z.string(), z.number()], "Enter the postal code").transform((typed, context) => {
    if (`${typed}`.trim() === "") return "";
    // Of one that is half typed the shopper's field knows what is missing.
    const code = postalCode.safeParse(typed);
    if (code.success) return code.data;
    context.addIssue(code.error.issues[0]?.message ?? "Enter the postal code");
    return z.NEVER;
  }),
});
