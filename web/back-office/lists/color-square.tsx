/** A color as it is typed; empty while it is none. */
export function ColorSquare({ color = "" }: { color: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="mb-1 size-8 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)] forced-color-adjust-none"
      style={{ backgroundColor: /^#[0-9a-f]{6}$/i.test(color) ? color : undefined }}
    />
  );
}
