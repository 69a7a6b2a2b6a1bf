export interface Neckline {
  inside: string;
  over: string;
}
