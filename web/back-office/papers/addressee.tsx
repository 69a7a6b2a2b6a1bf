import type { PaperOrder } from "#contract/back-office/papers.ts";

/** Where it goes, each line in the direction of its own language. */
export function Addressee({ order }: { order: PaperOrder }) {
  const { name, address, area, city, postal_code, province, phone } = order;
  const lines = [address, area, `${city} ${postal_code}`, province].filter((text) => text !== "");
  return (
    <address className="text-left wrap-anywhere whitespace-pre-line not-italic [unicode-bidi:plaintext]">
      <strong className="block font-[640]">{name}</strong>
      {lines.join("\n")}
      <span className="block font-[600]">{phone}</span>
    </address>
  );
}
