const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
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

/**
 * Lays out what is below the screen (the utility "deferred") part by part, while the scripts are on their way. Asking for a height
 * makes each part a task of its own; left to the next frame they would be one long one.
 */
const layOutTheRest = `const idle = self.requestIdleCallback ?? setTimeout;
for (const part of document.querySelectorAll("[class*=deferred-]")) {
  await new Promise((resolve) => idle(resolve));
  part.style.contentVisibility = "visible";
  part.offsetHeight;
}
document.documentElement.dataset.whole = "";
`;

/**
 * The page with its scripts asked for once it is painted. It can be read and its links work without them, so on a slow network
 * style sheet, font and first picture have the line to themselves; React Router has no such setting and asks for all at once.
 */
export function paintFirst(html: string): string {
  const scripts = Array.from(html.matchAll(preload), ([, href]) => href);
  const ask = `for (const href of ${JSON.stringify(scripts)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;
  return html
    .replaceAll(preload, "")
    .replace(moduleScript, (_whole, open: string, code: string, close: string) => {
      const hydrate = code.replace(staticImport, (_line, name: string | undefined, address: string) =>
        name === undefined ? `await import(${address});` : `const ${name} = await import(${address});`,
      );
      return open + waitForPaint + ask + layOutTheRest + hydrate + close;
    });
}
