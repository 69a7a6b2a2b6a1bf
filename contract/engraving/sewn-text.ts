/** A typed line as the machine gets it: nothing round it, and each accent one with its letter. */
export function sewnText(typed: string): string {
  return typed.trim().normalize();
}
