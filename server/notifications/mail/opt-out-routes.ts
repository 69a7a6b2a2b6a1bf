import { setReviewMails } from "#contract/notifications/mail-opt-out.ts";
import { reason } from "#contract/values/reason.ts";
import { readFirst } from "#database/query.ts";
import { isOptOutToken, optOutToken, setWantsMails } from "#server/customers/people/mail-opt-outs.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";

type StopContext = Pick<Services, "database" | "secretKey">;

/** The page that ends requests for reviews, and the address where a mail program ends them itself. */
export function stopPaths(secretKey: Buffer, orderId: string): { stopPath: string; oneClickPath: string } {
  const token = optOutToken(secretKey, orderId);
  return { stopPath: `/mail-stop/${orderId}/${token}`, oneClickPath: `/mails/stop/${orderId}/${token}` };
}

export function registerMailOptOutRoutes(app: ShopApp, services: StopContext): void {
  const noSuchOrder = reason("NO_ORDER_AT_ADDRESS");

  mount(app, setReviewMails, { access: "anyone", limits: ["confirm"] }, async ({ body, reply }) => {
    reply.header("cache-control", "no-store");
    const { id, token, isWanted } = body;
    return (await setByLink(services, { id, token, isWanted }))
      ? { isWanted }
      : sendNotFound(reply, noSuchOrder);
  });

  app.register(async (scope) => {
    // RFC 8058: a form that says "List-Unsubscribe=One-Click", without cookies; the address says everything.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, {}));
    scope.post(
      "/mails/stop/:id/:token",
      {
        schema: { hide: true },
        bodyLimit: 4_096,
        onRequest: app.limit("confirm"),
        config: { fromAnySite: true },
      },
      async (request, reply) => {
        const { id, token } = request.params as { id: string; token: string };
        const isDone = await setByLink(services, { id, token, isWanted: false });
        if (isDone) return reply.code(204).send();
        return sendNotFound(reply, noSuchOrder);
      },
    );
  });
}

async function setByLink(
  { database: { pool }, secretKey }: StopContext,
  { id, token, isWanted }: { id: string; token: string; isWanted: boolean },
): Promise<boolean> {
  if (!isUuid(id) || !isOptOutToken(secretKey, id, token)) return false;
  const order = await readFirst(pool)<{ email: string }>`select email from orders where id = ${id}::uuid`;
  if (!order || order.email === "") return false;
  await setWantsMails(pool, { secretKey, email: order.email, isWanted });
  return true;
}
