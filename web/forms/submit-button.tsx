import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" wide busy={busy}>
      {children}
    </Button>
  );
}
