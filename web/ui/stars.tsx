import { uiMessages } from "#messages/ui.ts";
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const filled = `${Math.min(100, Math.max(0, rating * 20))}%`;
  return (
    <span
      role="img"
      aria-label={uiMessages.stars(rating)}
      className="stars inline-block shrink-0"
      style={{ fontSize: `${size}px`, "--filled": filled }}
    />
  );
}
