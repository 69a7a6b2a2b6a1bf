import type { ShopSettings } from "#contract/settings/shop-settings.ts";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const screenshot = (file: string, sizes: string, form: "narrow" | "wide") => ({
  src: `/${file}`,
  sizes,
  type: "image/webp",
  form_factor: form,
});

/** How the shop stands on a home screen (W3C, Web Application Manifest). The colors are those of web/ui/tokens.css. */
export function webManifest({ name, tagline }: ShopSettings) {
  return {
    id: "/",
    name,
    short_name: name,
    description: tagline,
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#14262b",
    background_color: "#f6f4ef",
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
    screenshots: [
      screenshot("screen-phone.webp", "780x1688", "narrow"),
      screenshot("screen-wide.webp", "1280x800", "wide"),
    ],
    shortcuts: [
      { name: "Shop", url: "/products" },
      { name: "Track order", url: "/order-track" },
    ],
  };
}
