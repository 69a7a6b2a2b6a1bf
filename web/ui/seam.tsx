export function Seam({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`seam ${className}`} />;
}
