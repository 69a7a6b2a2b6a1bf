const key = "forgetPasswordEmail";

/** Keeps, in this tab, the address whose password is being recovered: for the next page, and for another code. */
export function rememberRecoveryEmail(email: string | undefined): void {
  try {
    if (email?.trim()) sessionStorage.setItem(key, email.trim());
  } catch {
    // Full or forbidden: the next page asks for it again.
  }
}

/** The address whose password is being recovered; empty when this tab knows none. */
export function readRecoveryEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function forgetRecoveryEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing was kept either.
  }
}
