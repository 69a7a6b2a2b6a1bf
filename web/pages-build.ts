/** The pages in one language, for a server that was built apart from them: it needs their own keys to hand them anything. */

export * as build from "virtual:react-router/server-build";
export { translateFailure } from "#web/messages/answer-texts.ts";
export { apiContext, nonceContext, renderingContext, shopContext, siteContext } from "./page-context.ts";
