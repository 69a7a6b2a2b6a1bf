/** A drawing as it comes from the drawing code, over the whole of the nearest positioned box. */
export function SvgDrawing({ svg }: { svg: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 block contain-strict [&>svg]:block [&>svg]:size-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; names are escaped in it, colors are checked
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
