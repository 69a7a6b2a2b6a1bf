import { Outlet, useRouteError } from "react-router";
import { ErrorPage } from "#web/shell/error-page.tsx";
import { ShopFrame } from "./shop-frame.tsx";

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
