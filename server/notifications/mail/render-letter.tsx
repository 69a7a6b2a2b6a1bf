import { compile } from "html-to-text";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter, LetterContext } from "./templates/letter.ts";
import { MailFrame } from "./templates/mail-frame.tsx";

const toText = compile({
  wordwrap: 78,
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "h2", options: { uppercase: false } },
    { selector: "h3", options: { uppercase: false } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    { selector: "a.wordmark", format: "inline" },
    // The alternative text, without the address.
    { selector: "img", options: { pathRewrite: () => "" } },
    { selector: ".preheader", format: "skip" },
    {
      selector: "table.facts",
      format: "dataTable",
      options: { uppercaseHeaderCells: false, maxColumnWidth: 50, leadingLineBreaks: 1 },
    },
    {
      selector: "table.amounts",
      format: "dataTable",
      options: { uppercaseHeaderCells: false, leadingLineBreaks: 1 },
    },
  ],
});

export function renderLetter(letter: Letter, context: LetterContext): { html: string; text: string } {
  const html = `<!doctype html>${renderToStaticMarkup(<MailFrame letter={letter} context={context} />)}`;
  return { html, text: toText(html) };
}
