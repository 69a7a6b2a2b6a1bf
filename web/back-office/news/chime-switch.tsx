import { Bell, BellOff, BellRing } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { useChime, wantChime } from "./chime.ts";

const icons = { off: BellOff, on: BellRing, waits: Bell };

/** Whether new orders are heard in this browser. */
export function ChimeSwitch() {
  const state = useChime();
  const Icon = icons[state];
  return (
    <Button
      look="secondary"
      role="switch"
      aria-checked={state !== "off"}
      title="A sound for each new order, in this browser"
      onClick={() => wantChime(state === "off")}
    >
      <Icon aria-hidden="true" />
      Sound <span aria-hidden="true">{state === "off" ? "off" : "on"}</span>
    </Button>
  );
}
