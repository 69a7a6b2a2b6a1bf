import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { textTemplates } from "#server/notifications/texts/templates.ts";

/** Faults of the next messages, one each. */
export type WhatsAppFault =
  /** Accepts the message without an answer. */
  | "silent-after-taking"
  /** A page of the proxy in front of it, which leaves the outcome open. */
  | "broken"
  | "busy"
  /** An internal error, reported as such. */
  | "trouble";

type TakenMessage = {
  id: string;
  to: string;
  template: string;
  language: string;
  values: string[];
  link: string | undefined;
  opaque: string | undefined;
};

const texts = z.array(z.object({ type: z.literal("text"), text: z.string() }));
const sent = z.object({
  messaging_product: z.literal("whatsapp"),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal("template"),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("body"), parameters: texts }),
        z.object({
          type: z.literal("button"),
          sub_type: z.literal("url"),
          index: z.literal("0"),
          parameters: texts,
        }),
      ]),
    ),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
});

/**
 * WhatsApp's Cloud API by its reference, with its oddities: a phone without WhatsApp is accepted with 200 and fails
 * later, errors are numbers with an unspecific HTTP status, notices come twice and in any order, and there is no
 * idempotency.
 */
export async function startWhatsApp({ port = 0, callback = "" } = {}) {
  const account = {
    phoneNumberId: "106540352242922",
    token: "EAA-demo",
    appSecret: "a-demo-app-secret",
    verifyToken: "a-demo-verify-token",
  };
  const messages: TakenMessage[] = [];
  const faults: WhatsAppFault[] = [];

  const fail = (response: ServerResponse, status: number, code: number, message: string) =>
    send(response, status, {
      error: { message: `(#${code}) ${message}`, type: "OAuthException", code, fbtrace_id: "AbCdEf" },
    });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== `/v24.0/${account.phoneNumberId}/messages` || request.method !== "POST")
      return fail(response, 400, 100, "Unsupported post request");
    const body = await readJson(request);
    if (request.headers.authorization !== `Bearer ${account.token}`)
      return fail(response, 401, 190, "Error validating access token");
    const message = sent.safeParse(body).data;
    if (!message) return fail(response, 400, 100, "Invalid parameter");
    const wrong = problemOf(message);
    if (wrong) return fail(response, ...wrong);
    take(response, message, faults.shift());
  }

  function take(response: ServerResponse, message: z.infer<typeof sent>, fault: WhatsAppFault | undefined) {
    if (fault === "busy") return fail(response, 429, 130429, "Rate limit hit");
    if (fault === "trouble") return fail(response, 500, 131000, "Something went wrong");
    if (fault === "broken") {
      response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad Gateway</html>");
      return;
    }
    const { to, template, biz_opaque_callback_data: opaque } = message;
    const parameters = (type: "body" | "button") =>
      template.components.find((each) => each.type === type)?.parameters.map(({ text }) => text) ?? [];
    const id = `wamid.${randomBytes(24).toString("base64")}`;
    messages.push({
      id,
      to,
      opaque,
      template: template.name,
      language: template.language.code,
      values: parameters("body"),
      link: parameters("button")[0],
    });
    if (fault === "silent-after-taking") return;
    send(response, 200, {
      messaging_product: "whatsapp",
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, message_status: "accepted" }],
    });
    if (callback) for (const state of ["sent", "delivered"]) void tell(statusNotice(id, state));
  }

  function statusNotice(id: string, status: string, code?: number) {
    const message = messages.find((each) => each.id === id);
    return notice({
      statuses: [
        {
          id,
          status,
          timestamp: String(Math.floor(Date.now() / 1_000)),
          recipient_id: message?.to,
          ...(message?.opaque && { biz_opaque_callback_data: message.opaque }),
          ...(code !== undefined && { errors: [{ code, title: "Message undeliverable" }] }),
        },
      ],
    });
  }

  function answerNotice(from: string, body: string) {
    return notice({
      contacts: [{ profile: { name: "Somebody" }, wa_id: from }],
      messages: [{ from, id: `wamid.${randomBytes(12).toString("hex")}`, type: "text", text: { body } }],
    });
  }

  function notice(value: object) {
    const { phoneNumberId: phone_number_id } = account;
    const metadata = { display_phone_number: "923000000000", phone_number_id };
    return signed({
      object: "whatsapp_business_account",
      entry: [
        {
          id: "102290129340398",
          changes: [{ field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } }],
        },
      ],
    });
  }

  function signed(payload: object) {
    const body = JSON.stringify(payload);
    const digest = createHmac("sha256", account.appSecret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${digest}` };
    return { body, headers };
  }

  async function tell({ body, headers }: ReturnType<typeof signed>): Promise<void> {
    await fetch(callback, { method: "POST", body, headers }).catch(() => {});
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  await once(server.listen({ port, host: "127.0.0.1" }), "listening");
  const { port: listening } = server.address() as AddressInfo;
  return {
    account,
    messages,
    faults,
    statusNotice,
    answerNotice,
    signed,
    url: `http://127.0.0.1:${listening}/v24.0`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function problemOf({ template }: z.infer<typeof sent>): [number, number, string] | undefined {
  const known = Object.values(textTemplates).find(({ name }) => name === template.name);
  const words = Object.entries(known?.body ?? {}).find(([tag]) => tag === template.language.code)?.[1];
  if (words === undefined) return [404, 132001, "Template name does not exist in the translation"];
  const body = template.components.flatMap((each) => (each.type === "body" ? each.parameters : []));
  const button = template.components.flatMap((each) => (each.type === "button" ? each.parameters : []));
  const places = new Set(words.match(/\{\{\d\}\}/g)).size;
  if (body.length !== places || button.length !== (known?.button ? 1 : 0))
    return [400, 132000, "Number of parameters does not match the expected number of params"];
  if ([...body, ...button].some(({ text }) => text === ""))
    return [400, 131008, "Required parameter is missing"];
  if (body.some(({ text }) => /[\n\t]| {5}/.test(text)))
    return [400, 132018, "Param text cannot have new-line/tab characters"];
  return undefined;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
