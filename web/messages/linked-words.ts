import type { ReactNode } from "react";

/** Draws the words of a sentence that are a link. The message says which words, the page where they lead. */
export type LinkedWords = (words: string) => ReactNode;
