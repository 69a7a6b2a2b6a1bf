// A separate file: drawn in one color four times on every page, fetched once.
import brandUrl from "./brand.svg?no-inline";

export function BrandLockup({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 270 56"
      width="270"
      height="56"
      role="img"
      aria-label={name}
      fill="currentColor"
      className={className}
    >
      <use href={`${brandUrl}#mark`} transform="translate(0 1) scale(.52)" />
      <use href={`${brandUrl}#word`} transform="translate(82 44) scale(.6)" />
    </svg>
  );
}

export function BrandMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 132.2 100" aria-hidden="true" fill="currentColor" className={className}>
      <use href={`${brandUrl}#mark`} />
    </svg>
  );
}

/** The word Urdu in Urdu. As text it would need a font that no English page has, and the fallback search is slow. */
export function UrduWord({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 134.1 93.7" role="img" aria-label="اردو" fill="currentColor" className={className}>
      <use href={`${brandUrl}#urdu`} />
    </svg>
  );
}
