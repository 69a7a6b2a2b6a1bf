import type { ShopApp } from "./shop-app.ts";

/** An empty body is no body; `__proto__` and `constructor` are left out, so that no payload reaches a prototype. */
export function registerJsonBody(app: ShopApp): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") done(null, undefined);
    else parse(request, text.toString(), done);
  });
}
