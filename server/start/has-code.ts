/** Whether a call to the system failed for this reason, such as "ENOENT": there is no such file. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
