import { useEffect, useMemo, useRef, useState } from "react";

/**
 * A drawing as it comes from the drawing code, over the whole of the nearest positioned box. Part of the document, so that
 * it is there in the same frame as what it shows and can be set in the document's fonts. Out of sight it keeps its last
 * state and draws nothing: on a phone the large picture is seldom to be seen while a name is typed.
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
      // A drawn name stands as it is sewn, whatever the language of the page.
      dir="ltr"
      className="absolute inset-0 block contain-strict [&>svg]:block [&>svg]:size-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; names are escaped in it, colors are checked
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
