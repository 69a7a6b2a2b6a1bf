import ArrowDown from "#icons/arrow-down.mjs";
import ArrowUp from "#icons/arrow-up.mjs";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

const look = "size-9 aria-disabled:cursor-not-allowed aria-disabled:text-disabled";

type MoveButtonsProps = {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
};

/** The button stays at the end of the list, so that it retains the focus. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <span className="flex">
      <IconButton
        label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(index - 1)}
        className={look}
      >
        <Icon icon={ArrowUp} />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(index + 1)}
        className={look}
      >
        <Icon icon={ArrowDown} />
      </IconButton>
    </span>
  );
}
