const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const dynamicImport = /^import\(("[^"]+")\);$/m;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** Milliseconds after which scripts no longer wait for the first picture. */
const longestWait = 1_500;

/**
 * Waits in the browser until the first picture has come and the page is painted: a document's first frame comes once its style
 * sheet has, and what a timer in that frame does comes after its paint. A tab in the background has no frames.
 */
const waitForPaint = `const late = new Promise((resolve) => setTimeout(resolve, ${longestWait}));
await Promise.race([late, document.querySelector("img[fetchpriority=high]")?.decode().catch(() => {})]);
if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
`;

/** Milliseconds after which a task should end: on a phone it takes several times as long, and a tap has to wait for it. */
const longestTurn = 4;

/**
 * Lays out what is below the screen (the utility "deferred") part by part, while the scripts are on their way. Asking for a height
 * does it at once; left to the next frame they would be one long task.
 */
const layOutTheRest = `const idle = self.requestIdleCallback ?? setTimeout;
let turn = 0;
for (const part of document.querySelectorAll("[class*=deferred-]")) {
  if (performance.now() - turn > ${longestTurn}) {
    await new Promise((resolve) => idle(resolve));
    turn = performance.now();
  }
  part.style.contentVisibility = "visible";
  part.offsetHeight;
}
document.documentElement.dataset.whole = "";
`;

/** Styles the document as soon as the style sheet is there: a task of its own, before the one that lays out and paints. */
const styleNow = "<script>getComputedStyle(document.body).color</script>";

/**
 * The page with its scripts asked for once it is painted. It can be read and its links work without them, so on a slow network
 * style sheet, font and first picture have the line to themselves; React Router has no such setting and asks for all at once.
 */
export function paintFirst(html: string): string {
  const scripts = Array.from(html.matchAll(preload), ([, href]) => href);
  return html
    .replaceAll(preload, "")
    .replace("<script>window.__reactRouterContext", `${styleNow}$&`)
    .replace(moduleScript, (_whole, open: string, code: string, close: string) => {
      const hydrate = code.replace(staticImport, (_line, name: string | undefined, address: string) =>
        name === undefined ? `await import(${address});` : `const ${name} = await import(${address});`,
      );
      return [open, waitForPaint, askFor(scripts), layOutTheRest, evaluate(code), hydrate, close].join("");
    });
}

function askFor(scripts: readonly (string | undefined)[]): string {
  return `const scripts = ${JSON.stringify(scripts)};
for (const href of scripts)
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;
}

/** Evaluates every script as a task of its own, but for the one that starts them all: that comes last, by itself. */
function evaluate(code: string): string {
  const entry = dynamicImport.exec(code)?.[1];
  if (entry === undefined) return "";
  return `for (const href of scripts) if (href !== ${entry}) await import(href);\n`;
}
