export function OfficeTitle({ title }: { title: string }) {
  return <title>{`${title} | Tabeeb back office`}</title>;
}
