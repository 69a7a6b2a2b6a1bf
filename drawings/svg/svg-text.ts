/** A tenth of a unit is finer than any screen shows, and halves the text. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

const entities = new Map(Object.entries({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }));

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities.get(character) ?? "");
}
