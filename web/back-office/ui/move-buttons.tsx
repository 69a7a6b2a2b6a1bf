import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "#web/ui/icon-button.tsx";

type MoveButtonsProps = {
  /** What is moved, for who cannot see it. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
};

/** Moves an entry of a list one place up or down. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <span className="flex">
      <IconButton
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
        className="size-9"
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
        className="size-9"
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  );
}
