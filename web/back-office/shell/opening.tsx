export function Opening() {
  return (
    <div role="status" className="page-loader grid min-h-dvh place-items-center bg-kora">
      <span className="sr-only">Opening the back office</span>
      <span className="stitches sewing w-40 text-gainda" />
    </div>
  );
}
