/** A placeholder for loading content, with a running stitch. Give it the final size. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden rounded-md bg-chuna ${className}`}>
      <div className="stitches sewing absolute inset-x-[12%] top-1/2 text-line-strong opacity-60" />
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div data-skeleton="card" className="grid content-start gap-2.5">
      <Skeleton className="aspect-4/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  );
}
