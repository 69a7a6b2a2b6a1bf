import { z } from "zod";
import { withDeadline } from "#server/platform/jobs/with-deadline.ts";
import type { TextProvider, TextSent, TextToSend } from "./text-provider.ts";

export type WhatsAppAccount = {
  /** With its version, such as https://graph.facebook.com/v24.0. */
  url: string;
  phoneNumberId: string;
  token: string;
  /** Signs WhatsApp's notices. */
  appSecret: string;
  /** Configured at WhatsApp too, which sends it to verify the address for notices. */
  verifyToken: string;
};

const timeout = 20_000;

/** Error codes without a message sent, after which a retry may succeed: limits, outages, an expired token. */
const passing = new Set([0, 1, 2, 4, 10, 190, 80007, 130429, 131000, 131016, 131056, 131057, 133004]);

/** Failures to connect: nothing has been sent. */
const unconnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const refused = z.object({ error: z.object({ code: z.int() }) });

/** WhatsApp's Cloud API. It has no idempotency key, so the outcome of an unanswered call is unknown. */
export function createWhatsApp({ url, phoneNumberId, token }: WhatsAppAccount): TextProvider {
  return {
    send: (text, cut) =>
      withDeadline(cut, timeout, async (signal): Promise<TextSent> => {
        let response: Response;
        try {
          response = await fetch(`${url}/${phoneNumberId}/messages`, {
            method: "POST",
            redirect: "error",
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            body: JSON.stringify(asMessage(text)),
            signal,
          });
        } catch (error) {
          const code = codeOf(error);
          return unconnected.has(code)
            ? { outcome: "refused", problem: code, isPassing: true }
            : { outcome: "unknown", problem: code };
        }
        return readAnswer(response.status, await response.json().catch(() => undefined));
      }),
  };
}

function readAnswer(status: number, body: unknown): TextSent {
  const taken = status === 200 ? accepted.safeParse(body).data?.messages[0] : undefined;
  if (taken) return { outcome: "accepted", providerId: taken.id };
  const code = refused.safeParse(body).data?.error.code;
  if (code === undefined) return { outcome: "unknown", problem: `HTTP ${status}` };
  return { outcome: "refused", problem: String(code), isPassing: passing.has(code) };
}

function asMessage({ id, to, template, language, values, link }: TextToSend) {
  const parameters = (texts: readonly string[]) => texts.map((text) => ({ type: "text", text }));
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to,
    type: "template",
    template: {
      name: template,
      language: { code: language },
      components: [
        { type: "body", parameters: parameters(values) },
        ...(link === undefined
          ? []
          : [{ type: "button", sub_type: "url", index: "0", parameters: parameters([link]) }]),
      ],
    },
    biz_opaque_callback_data: id,
  };
}

/** The error as a code; its message names the other side. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? error.cause : error;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
