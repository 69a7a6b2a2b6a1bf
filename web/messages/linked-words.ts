import type { ReactNode } from "react";

export type LinkedWords = (words: string) => ReactNode;
