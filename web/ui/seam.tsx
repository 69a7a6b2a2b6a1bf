/** Where two parts of a page meet: one hairline and one row of stitches. Never more than one in a block. */
export function Seam({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`seam ${className}`} />;
}
