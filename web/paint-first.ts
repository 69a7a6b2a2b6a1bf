const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const moduleScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const dynamicImport = /^import\(("[^"]+")\);$/m;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** Milliseconds after which scripts no longer wait for the first picture. */
const longestWait = 1_500;

/**
 * Waits in the browser until the inline scripts have run, the first picture has come and the page is painted: a document's first frame
 * comes once its style sheet has, and what a timer in that frame does comes after its paint. A tab in the background has no frames.
 */
const waitForPaint = `if (document.readyState === "loading") await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
const late = new Promise((resolve) => setTimeout(resolve, ${longestWait}));
await Promise.race([late, document.querySelector("img[fetchpriority=high]")?.decode().catch(() => {})]);
if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
`;

/** Milliseconds after which a task should end: on a phone it takes several times as long, and a tap has to wait for it. */
const longestTurn = 2;

/**
 * Ends the task if it has taken its time. The next one comes soon, after a tap or a frame that waits: three or four between two
 * frames. An idle callback would have a frame painted after each, and sometimes it never came, as long as nothing else happened. A
 * tab in the background keeps nobody waiting, and its timers come once a second.
 */
const takeTurns = `let turn = 0;
const takeTurns = async () => {
  if (document.hidden || performance.now() - turn <= ${longestTurn}) return;
  await new Promise((resolve) => setTimeout(resolve));
  turn = performance.now();
};
`;

/**
 * Lays out what is below the screen (the utility "deferred") part by part, while the scripts are on their way. Asking for a height
 * does it at once; left to the next frame they would be one long task.
 */
const layOutTheRest = `for (const part of document.querySelectorAll("[class*=deferred-]")) {
  await takeTurns();
  part.style.contentVisibility = "visible";
  part.offsetHeight;
}
document.documentElement.dataset.whole = "";
`;

/** Styles the document as soon as the style sheet is there: a task of its own, before the one that lays out and paints. */
const styleNow = "getComputedStyle(document.body).color;\n";

/**
 * The page with its scripts asked for once it is painted. It can be read and its links work without them, so on a slow network
 * style sheet, font and first picture have the line to themselves; React Router has no such setting and asks for all at once.
 */
export function paintFirst(html: string): string {
  const scripts = Array.from(html.matchAll(preload), ([, href]) => href);
  const quiet = html.replaceAll(preload, "");
  return quiet
    .replace(inlineScript, inLastScript(quiet))
    .replace(moduleScript, (_whole, open: string, code: string, close: string) => {
      const hydrate = code.replace(staticImport, (_line, name: string | undefined, address: string) =>
        name === undefined ? `await import(${address});` : `const ${name} = await import(${address});`,
      );
      return [
        open,
        waitForPaint,
        takeTurns,
        askFor(scripts),
        layOutTheRest,
        evaluate(code),
        hydrate,
        close,
      ].join("");
    });
}

/**
 * Puts what the inline scripts do into the last one; their elements stay, React looks for them. Each waits for the style sheet, and
 * between two of them the browser likes to draw its first frame: what the parser still finds then makes a second one, for which the
 * page has to wait until the first is on the screen (20 to 40 ms). As before, one that fails stops none of the others.
 */
function inLastScript(html: string): (script: string, code: string, offset: number) => string {
  const matches = [...html.matchAll(inlineScript)];
  const all = matches
    .map(([, code]) => `try {\n${code}\n} catch (error) {\n  reportError(error);\n}\n`)
    .join("");
  const last = matches.at(-1)?.index;
  return (_script, _code, offset) => `<script>${offset === last ? styleNow + all : ""}</script>`;
}

function askFor(scripts: readonly (string | undefined)[]): string {
  return `const scripts = ${JSON.stringify(scripts)};
for (const href of scripts) {
  await takeTurns();
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
`;
}

/** Evaluates every script as a task of its own, but for the one that starts them all: that comes last, by itself. */
function evaluate(code: string): string {
  const entry = dynamicImport.exec(code)?.[1];
  if (entry === undefined) return "";
  return `for (const href of scripts) if (href !== ${entry}) await import(href);\n`;
}
