export function translateErrors(errors: object, word: (said: string) => string): void {
  for (const [key, value] of Object.entries(errors)) {
    if (key === "message" && typeof value === "string") Object.assign(errors, { message: word(value) });
    else if (key !== "ref" && typeof value === "object" && value !== null) translateErrors(value, word);
  }
}
