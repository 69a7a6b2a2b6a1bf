import Bell from "#icons/bell.mjs";
import BellOff from "#icons/bell-off.mjs";
import BellRing from "#icons/bell-ring.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useChime, wantChime } from "./chime.ts";

const icons = { off: BellOff, on: BellRing, waits: Bell };

export function ChimeSwitch() {
  const state = useChime();
  const icon = icons[state];
  return (
    <Button
      look="secondary"
      role="switch"
      aria-checked={state !== "off"}
      title="A sound for each new order, in this browser"
      onClick={() => wantChime(state === "off")}
    >
      <Icon icon={icon} />
      Sound <span aria-hidden="true">{state === "off" ? "off" : "on"}</span>
    </Button>
  );
}
