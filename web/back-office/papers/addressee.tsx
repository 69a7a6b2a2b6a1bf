import type { PaperOrder } from "#contract/order-views/papers.ts";
import { PrintedWords } from "./printed-words.tsx";

export function Addressee({ order }: { order: PaperOrder }) {
  const { name, address, area, city, postal_code, province, phone } = order;
  const lines = [address, area, `${city} ${postal_code}`, province].filter((text) => text !== "");
  return (
    <address className="text-left not-italic">
      <strong className="block font-[640]">
        <PrintedWords>{name}</PrintedWords>
      </strong>
      {lines.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <span key={index} className="block">
          <PrintedWords>{text}</PrintedWords>
        </span>
      ))}
      <span className="block font-[600]">{phone}</span>
    </address>
  );
}
