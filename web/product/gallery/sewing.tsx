export function Sewing() {
  return (
    <span aria-hidden="true" className="page-loader absolute inset-x-0 bottom-0 bg-siyahi py-0.75">
      <span className="stitches sewing block text-gainda-lit" />
    </span>
  );
}
