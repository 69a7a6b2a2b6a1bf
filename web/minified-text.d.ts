/** The only function of a module as source text (build/minified-text.ts). */
declare module "*?minified" {
  export const sourceText: string;
}
