/** What is drawn behind the body at the neck, and what over it. */
export interface Neckline {
  inside: string;
  over: string;
}
