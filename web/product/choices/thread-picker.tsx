import { engravingMessages } from "#messages/engraving.ts";
import { inLanguage } from "#messages/in-language.ts";
import type { ChosenProduct } from "./product-choices.ts";

type ThreadPickerProps = {
  threads: NonNullable<ChosenProduct["threads"]>;
  /** `#rrggbb` of the thread that follows the cloth. */
  matching: string | undefined;
  value: string;
  onChange: (id: string) => void;
};

export function ThreadPicker({ threads, matching, value, onChange }: ThreadPickerProps) {
  const reels = [
    { id: "", name: engravingMessages.matchingThread, color: matching },
    ...threads.map((thread) => ({
      id: thread._id,
      name: inLanguage(thread.name, thread.urdu),
      color: thread.value,
    })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-[540]">
        {engravingMessages.thread}{" "}
        <span className="font-normal text-slate">{reels.find(({ id }) => id === value)?.name}</span>
      </legend>
      <div className="-ms-1.75 flex flex-wrap gap-1">
        {reels.map(({ id, name, color }) => (
          <label
            key={id}
            title={name}
            className="relative grid size-12 place-items-center rounded-md has-checked:shadow-[inset_0_0_0_2px_var(--color-siyahi)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-kashi"
          >
            <input
              type="radio"
              name="engraving-thread"
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            <span className="sr-only">{name}</span>
            <span
              aria-hidden="true"
              className="size-7.5 rounded-full border border-line-strong forced-color-adjust-none"
              style={{ backgroundColor: color }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
