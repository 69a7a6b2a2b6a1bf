import { z } from "zod";
import { phoneNumber } from "#contract/values/phone.ts";
import { reason } from "#contract/values/reason.ts";
import { emailAddress, postalCode, requiredLine, requiredParagraph } from "#contract/values/text.ts";
import { deliveryDetails, provinceMeant } from "./orders.ts";

const nothing = z
  .string()
  .regex(/^\s*$/)
  .transform(() => "" as const);

const noPhone = reason("ENTER_THE_CUSTOMERS_PHONE_NUMBER");
const noAddress = reason("EMAIL_MALFORMED_OR_EMPTY");

/**
 * The checkout's fields as staff fill them in for a customer, who may have neither an e-mail address nor a postal code;
 * error messages are about the customer, not to the reader.
 */
export const staffDeliveryDetails = deliveryDetails.extend({
  name: requiredLine(100, reason("ENTER_THE_CUSTOMERS_NAME")),
  phone: z
    .union([z.string(), z.number()], noPhone)
    .refine((typed) => `${typed}`.trim() !== "", { error: noPhone, abort: true })
    .pipe(phoneNumber),
  city: requiredLine(100, reason("ENTER_THE_CITY")),
  province: provinceMeant(reason("CHOOSE_THE_PROVINCE")),
  address: requiredParagraph(200, reason("ENTER_THE_ADDRESS")),
  email: z.string(noAddress).pipe(z.union([nothing, emailAddress], { error: noAddress })),
  postal_code: z
    .union([z.string(), z.number()], reason("ENTER_THE_POSTAL_CODE"))
    .transform((typed, context) => {
      if (`${typed}`.trim() === "") return "";
      // The shopper's field knows the error of an incomplete one.
      const code = postalCode.safeParse(typed);
      if (code.success) return code.data;
      context.addIssue(code.error.issues[0]?.message ?? reason("ENTER_THE_POSTAL_CODE"));
      return z.NEVER;
    }),
});
