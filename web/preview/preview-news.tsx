import { useEffect, useState } from "react";
import { previewMessages } from "#messages/preview.ts";

/** Milliseconds without a change after which a preview is read out: a name is told when it is typed, not letter by letter. */
const settled = 1200;

/** Tells who cannot see the preview what it has come to show. */
export function PreviewNews({ words }: { words: string }) {
  const [told, setTold] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setTold(words), settled);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <span role="status" className="sr-only">
      {told && previewMessages.news(told)}
    </span>
  );
}
