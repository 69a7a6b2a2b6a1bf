import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/root-a.js"/><link rel="stylesheet" href="/assets/root.css"/>
<link rel="modulepreload" href="/assets/home-page-b.js" crossorigin=""/></head><body><p>import "/assets/not-code.js";</p>
<script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-c.js";
import * as route0 from "/assets/root-a.js";
import * as route1_main from "/assets/home-page-b.js";
const route1 = {...route1_main};

window.routes = {"root":route0,"home":route1};

import("/assets/entry.client-d.js");</script></body></html>`;

test("no file of a script is named where the browser would ask for it at once", () => {
  const html = paintFirst(page);
  expect(html).not.toMatch(/<link rel="modulepreload"/);
  expect(html.replace(/<p>.*?<\/p>/, "")).not.toMatch(/^import /m);
});

test("every script is asked for, in the order of before", () => {
  const code = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(paintFirst(page))?.[1] ?? "";
  expect(code).toContain('["/assets/root-a.js","/assets/home-page-b.js"]');
  expect(code.slice(code.indexOf('await import("'))).toBe(`await import("/assets/manifest-c.js");
const route0 = await import("/assets/root-a.js");
const route1_main = await import("/assets/home-page-b.js");
const route1 = {...route1_main};

window.routes = {"root":route0,"home":route1};

import("/assets/entry.client-d.js");`);
});

test("the script that starts the others is not evaluated before them", () => {
  expect(paintFirst(page)).toContain('if (href !== "/assets/entry.client-d.js") await import(href);');
});

const twoScripts = page.replace("</body>", "<script>restoreScroll()</script></body>");

test("the last inline script does what all did, once the document is styled", () => {
  const scripts = Array.from(
    paintFirst(twoScripts).matchAll(/<script>([\s\S]*?)<\/script>/g),
    ([, code]) => code,
  );
  expect(scripts).toHaveLength(2);
  expect(scripts[0]).toBe("");
  const steps = [
    "getComputedStyle(document.body).color;",
    "window.__reactRouterContext = {};",
    "restoreScroll()",
  ];
  const places = steps.map((step) => scripts[1]?.indexOf(step));
  expect(places).toEqual(places.toSorted((a = -1, b = -1) => a - b));
  expect(places[0]).toBe(0);
});

test("an inline script that fails stops none of the others", () => {
  const failing = twoScripts.replace("window.__reactRouterContext = {};", "throw new Error('no storage');");
  const [, code = ""] = /<script>(getComputedStyle[\s\S]*?)<\/script>/.exec(paintFirst(failing)) ?? [];
  const done: string[] = [];
  const browser = { body: {}, color: "" };
  new Function("getComputedStyle", "document", "reportError", "restoreScroll", code)(
    () => browser,
    browser,
    (error: Error) => done.push(error.message),
    () => done.push("restored"),
  );
  expect(done).toEqual(["no storage", "restored"]);
});

test("everything else of the page stays as it is", () => {
  const html = paintFirst(page);
  expect(html).toContain('<p>import "/assets/not-code.js";</p>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
});
