import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type LanguageTag, languageOf, languages, languageTags } from "#contract/languages.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { escapeHtml } from "./escape-html.ts";
import { sendTooManyError } from "./rate-limit.ts";
import { sendBusyError } from "./send-error.ts";

/** The text of a plain page in one language; `more` is trusted HTML. */
type Texts = { title: string; text: string; more?: string };

/** A page that reloads automatically. Costs next to nothing, because it is sent under overload. */
export function sendBusyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { retryAfter, shopName }: { retryAfter: number; shopName: string },
): void {
  if (!request.headers.accept?.includes("text/html")) {
    sendBusyError(reply, retryAfter);
    return;
  }
  reply.code(503).header("retry-after", String(retryAfter));
  const words = {
    en: {
      title: "One moment, please",
      text: `Very many people are in the shop. Your cart is kept, and this page tries again automatically in ${retryAfter} seconds.`,
    },
    ur: {
      title: "ایک لمحہ انتظار کریں",
      text: `اس وقت دکان میں بہت سے لوگ ہیں۔ آپ کی ٹوکری محفوظ ہے، یہ صفحہ ${retryAfter} سیکنڈ میں خود دوبارہ کوشش کرے گا۔`,
    },
  };
  const refresh = `<meta http-equiv="refresh" content="${retryAfter}">`;
  sendPlainPage(request, reply, { shopName, words, head: refresh });
}

/** For rate-limited networks, as a page instead of JSON: it reloads automatically. */
export function sendTooManyPage(
  reply: FastifyReply,
  { seconds, shopName }: { seconds: number; shopName: string },
): FastifyReply {
  const { request } = reply;
  if (!request.headers.accept?.includes("text/html")) return sendTooManyError(reply, seconds);
  const retryAfter = Math.ceil(seconds);
  const words = {
    en: {
      title: "One moment, please",
      text: `Very many pages were asked for from your network. Your cart is kept, and this page tries again automatically in ${retryAfter} seconds.`,
    },
    ur: {
      title: "ایک لمحہ انتظار کریں",
      text: `آپ کے نیٹ ورک سے ایک ساتھ بہت زیادہ صفحات مانگے گئے۔ آپ کی ٹوکری محفوظ ہے، یہ صفحہ ${retryAfter} سیکنڈ میں خود دوبارہ کوشش کرے گا۔`,
    },
  };
  reply.code(429).headers({ "retry-after": String(retryAfter), connection: "close" });
  const refresh = `<meta http-equiv="refresh" content="${retryAfter}">`;
  return sendPlainPage(request, reply, { shopName, words, head: refresh });
}

/** For an address that the router of the pages cannot read, in the browser no more than here: it loads no script. */
export function sendMissingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { shopName }: { shopName: string },
): FastifyReply {
  const words = {
    en: {
      title: "Page not found",
      text: "There is no page at this address. Begin again at the first page of the shop.",
      more: '<p><a href="/">Back to Homepage</a></p>',
    },
    ur: {
      title: "صفحہ نہیں ملا",
      text: "اس پتے پر کوئی صفحہ موجود نہیں۔ دکان کے پہلے صفحے سے دوبارہ شروع کریں۔",
      more: '<p><a href="/ur">ہوم پیج پر جائیں</a></p>',
    },
  };
  return sendPlainPage(request, reply.code(404), { shopName, words });
}

/**
 * When not even the error page could be rendered. `reference` finds the cause in the log. The status is the caller's.
 */
export function sendLastResortPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { reference, shopName }: { reference: string; shopName: string },
): FastifyReply {
  const words = {
    en: {
      title: "Something went wrong on our side",
      text: "Your cart is kept. Try again in a moment.",
      more: `<p><a href="">Try again</a> <a href="/">Back to Homepage</a></p><p class="small">Reference: ${reference}</p>`,
    },
    ur: {
      title: "ہماری طرف سے کچھ غلط ہو گیا",
      text: "آپ کی ٹوکری محفوظ ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
      more: '<p><a href="">دوبارہ کوشش کریں</a> <a href="/ur">ہوم پیج پر جائیں</a></p>',
    },
  };
  return sendPlainPage(request, reply, { shopName, words });
}

type HandOverPage = {
  shopName: string;
  language: LanguageTag;
  gateway: string;
  to: { method: "GET" | "POST"; url: string; fields: Readonly<Record<string, string>> };
};

/** By a form that posts itself, with a button where scripts are off. It may go to that one origin, and nowhere else. */
export function sendHandOverPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { shopName, language, gateway, to: { method, url, fields } }: HandOverPage,
): FastifyReply {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const form = (label: string) =>
    `<form method="${method}" action="${escapeHtml(url)}">${inputs.join("")}<button>${label}</button></form>`;
  const words = {
    en: {
      title: `On to ${gateway}`,
      text: "You pay there, and come back here by yourself.",
      label: "Continue",
    },
    ur: {
      title: `${gateway} کے صفحے پر`,
      text: "آپ وہاں ادائیگی کریں گے اور پھر خود بخود یہاں واپس آ جائیں گے۔",
      label: "آگے بڑھیں",
    },
  } satisfies Record<LanguageTag, Texts & { label: string }>;
  const own = words[language];
  // A page of the shop without a tap leaves no history entry (HTML, form submission, "replace").
  const script = "document.forms[0].submit()";
  return sendPlainPage(request, reply, {
    shopName,
    language,
    script,
    formOrigin: new URL(url).origin,
    words: { ...words, [language]: { ...own, more: form(own.label) } },
  });
}

/**
 * To a browser that brings from a gateway what cannot be believed: who has paid all the same is not left in doubt. The
 * status is the caller's.
 */
export function sendUnknownReturnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { shopName, gateway }: { shopName: string; gateway: string },
): FastifyReply {
  const words = {
    en: {
      title: "We cannot tell which payment this is",
      text: `If you have paid, ${gateway} tells us so automatically within a few minutes, and you get a mail. Look at your order to see it.`,
      more: '<p><a href="/order-track">Track your order</a></p>',
    },
    ur: {
      title: "معلوم نہیں ہو سکا کہ یہ کون سی ادائیگی ہے",
      text: `اگر آپ ادائیگی کر چکے ہیں تو ${gateway} چند منٹ میں ہمیں خود بتا دے گا اور آپ کو ای میل ملے گی۔ اپنا آرڈر دیکھ کر تصدیق کریں۔`,
      more: '<p><a href="/ur/order-track">اپنا آرڈر دیکھیں</a></p>',
    },
  };
  return sendPlainPage(request, reply, { shopName, words });
}

// As the shop looks, and it shows just as well without its fonts: nothing else is loaded, so nothing else can fail.
const lookOfShop = `
html { background: #f6f4ef; color: #14262b; font: 1.0625rem/1.5 "Anek Latin", system-ui, "Segoe UI", Roboto, sans-serif; }
body { max-width: 36rem; margin: 0 auto; padding: 24px 20px 48px; }
header { font-size: 1.4375rem; font-weight: 650; letter-spacing: -0.018em; }
section { margin-block-start: 12vh; }
section + section { margin-block-start: 40px; padding-block-start: 28px; border-block-start: 1px solid #d8d3c7; color: #4b5b5f; }
h1, h2 { margin: 0 0 12px; font-weight: 600; line-height: 1.1; letter-spacing: -0.018em; }
h1 { font-size: clamp(1.95rem, 1.3rem + 2.6vw, 2.75rem); }
h2 { font-size: 1.4375rem; }
p { margin: 0 0 16px; max-width: 46ch; text-wrap: pretty; overflow-wrap: anywhere; }
a { color: #1d4a8f; margin-inline-end: 24px; display: inline-block; padding-block: 8px; }
button { background: #14262b; color: #f6f4ef; border: 0; border-radius: 8px; font: inherit; padding: 12px 28px; cursor: pointer; }
.small { color: #4b5b5f; font-size: 0.8125rem; }
section:lang(en) { line-height: 1.5; }
:lang(ur) { font-family: "Noto Nastaliq Urdu", "Anek Latin", "Jameel Noori Nastaleeq", "Noto Naskh Arabic", system-ui, sans-serif; line-height: 2; letter-spacing: normal; }`;

const fonts = [
  { family: "Anek Latin", file: /^anek-latin-[\w-]{8}\.woff2$/, letters: "U+20-7E, U+A0-FF, U+2013-2026" },
  { family: "Noto Nastaliq Urdu", file: /^nastaliq-[\w-]{8}\.woff2$/, letters: "U+0600-06FF, U+200C-200D" },
];

type Style = { css: string; digest: string };

let style: Style | undefined;

/**
 * The same for the life of the process, like the build it comes from; in development the fonts are those of the system.
 */
function styleOfPlainPages(): Style {
  if (style) return style;
  const built = filesIn(join(findProjectRoot(), "dist/client/assets"));
  const faces = fonts.flatMap(({ family, file, letters }) => {
    const name = built.find((known) => file.test(known));
    if (name === undefined) return [];
    return `@font-face { font-family: "${family}"; font-weight: 100 900; font-display: swap; src: url("/assets/${name}") format("woff2"); unicode-range: ${letters}; }`;
  });
  const css = `\n${faces.join("\n")}${lookOfShop}`;
  style = { css, digest: sha256(css) };
  return style;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

type PlainPage = {
  shopName: string;
  words: Record<LanguageTag, Texts>;
  head?: string;
  language?: LanguageTag;
  script?: string;
  formOrigin?: string;
};

/** In all languages, first the one that the address stands for: no build of the pages is asked, and no cookie. */
function sendPlainPage(request: FastifyRequest, reply: FastifyReply, page: PlainPage): FastifyReply {
  const { script, formOrigin, language: own = languageOf(request.url.split("?", 1)[0] ?? "/") } = page;
  const { css, digest } = styleOfPlainPages();
  const policy = [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src 'sha256-${sha256(script)}'`]),
    `style-src 'sha256-${digest}'`,
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${formOrigin ?? "'none'"}`,
  ];
  const others = languageTags.filter((tag) => tag !== own);
  const section = (tag: LanguageTag, level: "h1" | "h2") => {
    const { title, text, more = "" } = page.words[tag];
    const { direction } = languages[tag];
    return `<section lang="${tag}" dir="${direction}"><${level}>${title}</${level}><p>${text}</p>${more}</section>`;
  };
  return reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy.join("; "),
    })
    .send(`<!DOCTYPE html>
<html lang="${own}" dir="${languages[own].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${page.head ?? ""}
<title>${page.words[own].title}</title><style>${css}</style></head>
<body><header>${escapeHtml(page.shopName)}</header>
<main>${section(own, "h1")}${others.map((tag) => section(tag, "h2")).join("")}</main>${script === undefined ? "" : `<script>${script}</script>`}</body>
</html>`);
}
