/** A small piece of a color; its name stands beside it. */
export function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 shrink-0 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)] forced-color-adjust-none"
      style={{ backgroundColor: color }}
    />
  );
}
