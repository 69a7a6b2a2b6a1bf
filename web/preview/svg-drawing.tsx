import { useEffect, useMemo, useRef, useState } from "react";

/**
 * A drawing over the whole of the nearest positioned box. Inline, so that it appears in the same frame as its subject
 * and can use the document's fonts. Out of view it is not redrawn: on a phone the large picture is seldom visible while
 * a name is typed.
 */
export function SvgDrawing({ draw }: { draw: () => string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [inSight, setInSight] = useState(true);
  const [shown, setShown] = useState(() => draw);
  if (inSight && shown !== draw) setShown(() => draw);
  const svg = useMemo(shown, [shown]);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <span
      ref={place}
      aria-hidden="true"
      // A sewn name has the same direction in every language.
      dir="ltr"
      className="absolute inset-0 block contain-strict [&>svg]:block [&>svg]:size-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; names are escaped in it, colors are checked
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
