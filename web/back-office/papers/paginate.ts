/** What stays together on a sheet, in any unit: where it begins and ends in the flow. */
export type Block = {
  part: number;
  /** Of the part, from 0. */
  row: number;
  top: number;
  bottom: number;
  /** The height of what stands above the rows of its part again where a sheet begins within them. */
  head: number;
};

/** How many blocks each sheet takes, in their order, when none may be higher than `height`; a block that is goes alone. */
export function paginate(blocks: readonly Block[], height: number): number[] {
  const sheets: number[] = [];
  let first: Block | undefined;
  for (const block of blocks) {
    const again = first && first.row > 0 ? first.head : 0;
    if (first && block.bottom - first.top + again <= height)
      sheets[sheets.length - 1] = (sheets.at(-1) ?? 0) + 1;
    else {
      first = block;
      sheets.push(1);
    }
  }
  return sheets;
}
