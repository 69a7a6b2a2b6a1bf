import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "#contract/values/parse-json.ts";
import { setOptOut } from "#server/customers/people/opt-outs.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";
import { noteStatus } from "./text-outbox.ts";
import type { WhatsAppAccount } from "./whatsapp.ts";

const path = "/texts/whatsapp";
const hidden = { schema: { hide: true }, config: { work: "reports" } } as const;

const asked = z.object({
  "hub.mode": z.literal("subscribe"),
  "hub.verify_token": z.string().max(300),
  "hub.challenge": z.string().regex(/^[\w-]{1,200}$/),
});

const status = z.object({
  id: z.string().max(300),
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});

const message = z.object({
  from: z.string().regex(/^\d{6,20}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

// An unreadable part of a notice is skipped: an error would make WhatsApp resend the rest.
const noticed = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }),
            statuses: z.array(z.unknown()).default([]),
            messages: z.array(z.unknown()).default([]),
          }),
        }),
      ),
    }),
  ),
});

/** Receives WhatsApp's delivery notices and customers' answers. Requires its signature. */
export function registerWhatsAppRoutes(
  app: ShopApp,
  { database: { pool }, secretKey }: Pick<Services, "database" | "secretKey">,
  account: WhatsAppAccount,
): void {
  app.register(async (scope: ShopApp) => {
    // The signature covers the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    const limited = { ...hidden, onRequest: app.limit("notices") };

    scope.get(path, limited, async (request, reply) => {
      const question = asked.safeParse(request.query);
      const isOurs = question.success && isEqual(question.data["hub.verify_token"], account.verifyToken);
      if (!isOurs) return reply.code(403).send();
      return reply.type("text/plain").send(question.data["hub.challenge"]);
    });

    scope.post(path, limited, async (request, reply) => {
      const { body } = request;
      if (
        !Buffer.isBuffer(body) ||
        !isSigned(body, request.headers["x-hub-signature-256"], account.appSecret)
      ) {
        request.log.warn("a WhatsApp notice has a wrong signature");
        return reply.code(401).send();
      }
      const { statuses, messages } = readNotice(body, account.phoneNumberId);
      for (const each of statuses) await takeStatus(each);
      for (const each of messages) await takeAnswer(each);
      return reply.code(200).send();
    });
  });

  async function takeStatus({
    id,
    status: state,
    biz_opaque_callback_data: ours = "",
    errors,
  }: z.infer<typeof status>) {
    if (state !== "sent" && state !== "delivered" && state !== "read" && state !== "failed") return;
    const problem = state === "failed" ? String(errors?.[0]?.code ?? "") : "";
    await noteStatus(pool, { id: isUuid(ours) ? ours : null, providerId: id, state, problem });
  }

  async function takeAnswer({ from: phone, text, button }: z.infer<typeof message>) {
    const wish = readWish(text?.body ?? button?.text ?? "");
    // The plus marks an international number.
    if (wish)
      await setOptOut(pool, { secretKey, phone: `+${phone}`, isOut: wish === "stop", by: "customer" });
  }
}

function readNotice(body: Buffer, phoneNumberId: string) {
  const notice = noticed.safeParse(parseJson(body.toString("utf8")));
  const values = notice.success
    ? notice.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
    : [];
  // An account may have other numbers, which are not the shop's.
  const ours = values.filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    statuses: ours.flatMap(({ statuses }) => statuses.flatMap((each) => status.safeParse(each).data ?? [])),
    messages: ours.flatMap(({ messages }) => messages.flatMap((each) => message.safeParse(each).data ?? [])),
  };
}

const wishes = new Map<string, "stop" | "start">([
  ...["stop", "unsubscribe", "بند", "بند کریں", "بند کرو", "روکیں"].map((word) => [word, "stop"] as const),
  ...["start", "شروع", "شروع کریں"].map((word) => [word, "start"] as const),
]);

/** Parses an answer as opting out or in; ignores all others. */
export function readWish(answer: string): "stop" | "start" | undefined {
  const word = answer
    .normalize("NFKC")
    .replace(/[\p{P}\p{Cf}\p{S}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return wishes.get(word);
}

function isSigned(body: Buffer, given: unknown, appSecret: string): boolean {
  const right = `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
  return typeof given === "string" && isEqual(given, right);
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
