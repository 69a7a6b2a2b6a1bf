/** What a shopper has typed, as text and nothing else; its direction, and signs that turn it, end with it. */
export function Typed({ text }: { text: string }) {
  return <bdi className="whitespace-pre-line wrap-anywhere">{text}</bdi>;
}
