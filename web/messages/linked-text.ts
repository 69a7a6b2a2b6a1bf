import type { ReactNode } from "react";

export type LinkedText = (words: string) => ReactNode;
