/** One class attribute of several parts; what is not there is left out. */
export function joinClasses(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
