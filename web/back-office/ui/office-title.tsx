/** The title of the window in the back office. */
export function OfficeTitle({ title }: { title: string }) {
  return <title>{`${title} | Tabeeb back office`}</title>;
}
