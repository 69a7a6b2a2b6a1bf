/** A block that must not be split, by its start and end in the flow, in any unit. */
export type Block = {
  part: number;
  row: number;
  top: number;
  bottom: number;
  /** The height of the heading that is repeated where a sheet begins within rows. */
  head: number;
};

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
