import { z } from "zod";
import { correctionReasons, saysSomething } from "#contract/catalog/stock.ts";
import { endpoint } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { workshopLanguage } from "#contract/settings/workshop-language.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office, workshop } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";

const day = z.iso.date();

const which = {
  fabric: requiredLine(100, reason("CHOOSE_THE_FABRIC")),
  color: requiredLine(100, reason("CHOOSE_THE_COLOR")),
};

const mostMetres = 100_000;

/** To the centimetre. */
const metres = z.number();

const shelfFabric = z.object({
  /** The words in Urdu are empty where the merchant has written none. */
  fabric: z.object({ id: z.string(), name: z.string(), urdu: z.string() }),
  color: z.object({ id: z.string(), label: z.string(), value: z.string(), urdu: z.string() }),
  /** Null before the first count; negative when more was cut than was counted. */
  onShelf: metres.nullable(),
  /** Metres for pending, uncut orders, where the merchant has set what a garment takes. */
  needed: metres,
  withoutMetres: z.number().int(),
  /** Cut in the last 30 days, including before the first count. */
  used: metres,
  /** Shortage for these orders; 0 when it is enough, null before the first count. */
  short: metres.nullable(),
  shortFrom: day.nullable(),
});
export type ShelfFabric = z.infer<typeof shelfFabric>;

export const listFabric = endpoint({
  method: "GET",
  path: "/api/admin/cloth/list",
  roles: workshop,
  summary:
    "Metres of each fabric and colour: on the shelf, for open orders, used, and short from which day on.",
  success: { status: 200, body: z.object({ cloths: z.array(shelfFabric), language: workshopLanguage }) },
});

const fabricMovementReasons = [...correctionReasons, "cut", "not-cut"] as const;
export type FabricMovementReason = (typeof fabricMovementReasons)[number];

const fabricMovement = z.object({
  id: z.string(),
  at: instant,
  /** Negative for consumed fabric; of a count, the difference to the stock before. */
  metres,
  reason: z.enum(fabricMovementReasons),
  OrderID: z.string().nullable(),
  staff: z.string(),
});
export type FabricMovement = z.infer<typeof fabricMovement>;

export const getFabric = endpoint({
  method: "GET",
  path: "/api/admin/cloth/get",
  roles: workshop,
  summary: "One fabric in one colour with its movements, newest first.",
  query: z.object({ ...which, ...pageQuery }),
  success: { status: 200, body: z.object({ cloth: shelfFabric, movements: pageOf(fabricMovement) }) },
});

export const correctFabric = endpoint({
  method: "POST",
  path: "/api/admin/cloth/correct",
  roles: office,
  summary:
    "Adds received metres of a fabric in a colour, subtracts damaged or lost ones, or sets the counted length. It is tracked from the first entry on.",
  body: z
    .object({
      ...which,
      reason: z.enum(correctionReasons, reason("CHOOSE_A_REASON")),
      metres: z
        .number(reason("METRES_ON_A_SHELF"))
        .min(0, reason("METRES_0_OR_MORE"))
        .max(mostMetres, reason("COUNT_AT_MOST", { most: mostMetres }))
        .refine(
          (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
          reason("METRES_TO_CENTIMETRES"),
        ),
    })
    .refine((entered) => saysSomething(entered.reason, entered.metres), {
      error: reason("METRES_ON_A_SHELF"),
      path: ["metres"],
    }),
  success: { status: 200, body: z.object({ onShelf: metres }) },
});
