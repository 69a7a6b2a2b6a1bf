/** As an <img> it is rasterised once, with all its blurs and masks, while a name is typed beside it. */
export function SvgPicture({ svg }: { svg: string }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      className="absolute inset-0 size-full max-w-none"
    />
  );
}
