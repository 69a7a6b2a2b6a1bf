import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the shop (specification section 2). */
export default [
  layout("shell/shop-layout.tsx", [
    index("home/home-page.tsx"),
    route("products", "catalog/products-page.tsx"),
    route("selectedItem/:id", "catalog/product-page.tsx"),
    route("size-chart", "content/size-chart-page.tsx"),
    route("cart", "cart/cart-page.tsx"),
    route("checkout", "checkout/checkout-page.tsx"),
    route("order-track", "orders/order-track-page.tsx"),
    route("order-success/:id", "orders/order-success-page.tsx"),
    route("order-confirm/:id/:token", "orders/order-confirm-page.tsx"),
    route("orders", "orders/orders-page.tsx"),
    route("login", "accounts/login-page.tsx"),
    route("signup", "accounts/signup-page.tsx"),
    route("forget", "accounts/forget-page.tsx"),
    route("otp/:id", "accounts/otp-page.tsx"),
    route("reset/:id/:value", "accounts/reset-page.tsx"),
    route("profile", "accounts/profile-page.tsx"),
    route("contact", "contact/contact-page.tsx"),
    route("about", "content/about-page.tsx"),
    route("privacy-policy", "content/privacy-policy-page.tsx"),
    route("tac", "content/terms-page.tsx"),
    route("offline", "connection/offline-page.tsx"),
  ]),
  route("404", "shell/missing-page.tsx"),
  route("maintenance", "shell/maintenance-page.tsx"),
  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
