import type { LineItem } from "#contract/cart/line-item.ts";
import { Code, useWords } from "./workshop-words-context.tsx";

type GarmentNameProps = { code: string; line: Pick<LineItem, "name" | "urdu"> };

export function GarmentName({ code, line: { name, urdu } }: GarmentNameProps) {
  const { choices } = useWords();
  return (
    <>
      <Code>{code}</Code> <bdi>{choices.name(name, urdu?.name)}</bdi>
    </>
  );
}
