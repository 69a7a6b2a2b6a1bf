/**
 * A drawing as it comes from the drawing code, over the whole of the nearest positioned box. Part of the document, so that
 * it is there in the same frame as what it shows and can be set in the document's fonts; out of sight it costs nothing.
 */
export function SvgDrawing({ svg }: { svg: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 block contain-strict [content-visibility:auto] [&>svg]:block [&>svg]:size-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; names are escaped in it, colors are checked
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
