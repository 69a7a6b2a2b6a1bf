/** The pages in one language as a separate build for the server, which needs this build's context keys. */

export * as build from "virtual:react-router/server-build";
export { translateFailure } from "#web/messages/answer-texts.ts";
export { apiContext, nonceContext, renderingContext, shopContext, siteContext } from "./page-context.ts";
