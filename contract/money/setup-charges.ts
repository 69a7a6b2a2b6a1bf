export type OptionSetUp = { id: string; setupCharge?: number | undefined };

/** What is paid once for an order, an option each; by its last line, as long as those of a cart are of different days. */
export function setupChargesOf<Option extends OptionSetUp>(
  items: readonly { options?: readonly Option[] | undefined }[],
): (Option & { setupCharge: number })[] {
  const options = items.flatMap((item) => item.options ?? []);
  return [...new Map(options.map((option) => [option.id, option])).values()].filter(
    (option): option is Option & { setupCharge: number } => (option.setupCharge ?? 0) > 0,
  );
}
