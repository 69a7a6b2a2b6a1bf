import { tabStorage } from "#web/browser/storage.ts";

const key = "forgetPasswordEmail";

export function rememberRecoveryEmail(email: string | undefined): void {
  if (email?.trim()) tabStorage.write(key, email.trim());
}

export function readRecoveryEmail(): string {
  return tabStorage.read(key) ?? "";
}

export function forgetRecoveryEmail(): void {
  tabStorage.remove(key);
}
