import type { ReactNode } from "react";
import { useHydrated } from "../cart/use-hydrated.ts";
import { Button } from "../ui/button.tsx";

/** Sends its form; only once the script is there that does so. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Button type="submit" wide busy={busy} disabled={!hydrated}>
      {children}
    </Button>
  );
}
