const arabicScript = /\p{Script=Arabic}/u;

/** Whether a name is in Urdu letters, which are joined and cannot be sewn from single outlines. */
export function hasUrduLetters(name: string): boolean {
  return arabicScript.test(name);
}
