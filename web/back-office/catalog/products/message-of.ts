export function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  if ("root" in error) {
    const message = messageOf(error.root);
    if (message) return message;
  }
  if ("ref" in error) return undefined;
  for (const part of Object.values(error)) {
    const message = messageOf(part);
    if (message) return message;
  }
  return undefined;
}
