import type { ShownSettings } from "#contract/shop-settings.ts";

/** Who sells here, as schema.org's Organization, and the name of the site as its WebSite. */
export function organizationData(origin: string, shop: ShownSettings): object[] {
  const url = `${origin}/`;
  return [
    {
      "@type": "Organization",
      name: shop.name,
      description: shop.tagline,
      url,
      logo: `${origin}/icon-512.png`,
      email: shop.email,
      telephone: shop.phone,
      address: { "@type": "PostalAddress", streetAddress: shop.streetAddress, addressCountry: "PK" },
      sameAs: [shop.facebookUrl, shop.instagramUrl],
    },
    { "@type": "WebSite", name: shop.name, url },
  ];
}
