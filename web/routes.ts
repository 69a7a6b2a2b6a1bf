import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { shopPages } from "#contract/pages.ts";

const pagesIn = (isBare: boolean) =>
  shopPages
    .filter((page) => "isBare" in page === isBare)
    .map(({ path, module }) => (path === "/" ? index(module) : route(path.slice(1), module)));

export default [
  layout("layout/shop-layout.tsx", pagesIn(false)),
  ...pagesIn(true),
  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
