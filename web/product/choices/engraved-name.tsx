import { type ReactNode, useState } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import {
  type EngravingPosition,
  engravingLength,
  engravingLimits,
} from "#contract/engraving/engraving-rules.ts";
import { sewnText } from "#contract/engraving/sewn-text.ts";
import { engravingMessages } from "#messages/engraving.ts";
import { inLanguage } from "#messages/in-language.ts";
import { lettersLeft as inWords } from "#messages/letters-left.ts";
import { shownEngraving } from "#web/preview/previewed-item.ts";
import { usePreviewCode } from "#web/preview/use-preview-code.ts";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { pictureWidths } from "../gallery/picture-widths.ts";
import { ChargeMark } from "./charge-mark.tsx";
import type { EngravingFieldsProps } from "./engraving-fields.tsx";
import { engravingProblems } from "./engraving-problems.ts";
import type { ChosenProduct } from "./product-choices.ts";

export const engravingCode = { engravingProblems };

const typedName = { autoComplete: "off", autoCorrect: "off", spellCheck: false, dir: "auto" };

export function EngravedName(props: EngravingFieldsProps): ReactNode {
  const { threads, value, charges, problems, item, onChange } = props;
  const { name, second = "", position, thread = "" } = value;
  // Leaving an untouched field shows no error.
  const [typed, setTyped] = useState(false);
  const now = engravingProblems(value);
  const isTyped = typed || name !== "";
  const sewn = shownEngraving(item);
  const { code } = usePreviewCode(true);
  const preview = code?.previewOf(item);
  const { positions } = engravingMessages;
  return (
    <>
      <div data-choice="engraving">
        <TextField
          {...typedName}
          label={engravingMessages.name}
          name="engraved-name"
          autoCapitalize="words"
          value={name}
          hint={lettersLeft(name, position)}
          error={isTyped ? now.engraving : problems.engraving}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => name !== "" && setTyped(true)}
        />
      </div>
      <div data-choice="second">
        <TextField
          {...typedName}
          label={<SecondLabel charge={charges.secondLine} />}
          name="engraved-second"
          autoCapitalize="words"
          optional
          value={second}
          hint={lettersLeft(second, position)}
          error={now.second}
          onChange={(event) => onChange({ second: event.target.value })}
        />
      </div>
      {/* Beside the field where the large picture is out of view. Its space is reserved, so that nothing moves. */}
      <div className="min-h-61 lg:hidden">
        {code && preview && (
          <code.ChestCloseUp
            preview={preview}
            picture={item.images.primary}
            sizes={pictureWidths}
            className="w-full max-w-60"
          />
        )}
      </div>
      <div className="grid gap-2">
        <ChoiceGroup
          legend={engravingMessages.position}
          name="engraving-position"
          columns={3}
          options={(["left", "right", "sleeve"] as const).map((each) => ({
            value: each,
            label: positions[each],
          }))}
          value={position}
          onChange={(chosen) => onChange({ position: chosen })}
        />
        <p className="text-sm text-slate">{engravingMessages.lettersThatFit}</p>
      </div>
      {threads && (
        <ThreadPicker
          threads={threads}
          matching={preview && code?.threadFor(preview.color).color}
          value={threads.some(({ _id }) => _id === thread) ? thread : ""}
          onChange={(id) => onChange({ thread: id })}
        />
      )}
      {sewn && !now.engraving && !now.second && <ReadBack sewn={{ ...sewn, name: sewnText(name) }} />}
    </>
  );
}

function SecondLabel({ charge }: { charge: number }) {
  return (
    <>
      {engravingMessages.second}
      {charge > 0 && <ChargeMark charge={charge} />}
    </>
  );
}

type ThreadPickerProps = {
  threads: NonNullable<ChosenProduct["threads"]>;
  /** `#rrggbb` of the thread that matches the fabric. */
  matching: string | undefined;
  value: string;
  onChange: (id: string) => void;
};

function ThreadPicker({ threads, matching, value, onChange }: ThreadPickerProps) {
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

type ReadBackProps = {
  sewn: Exclude<LineItem["name_engraving"], false>;
};

function ReadBack({ sewn }: ReadBackProps) {
  const { name, second, position, thread } = sewn;
  const words = thread ? inLanguage(thread.name, thread.urdu) : engravingMessages.matchingThread;
  return (
    <div className="grid gap-2 rounded-md bg-paper p-3.5">
      <p className="text-sm">{engravingMessages.sewnExactly}</p>
      <p className="grid text-center text-xl leading-relaxed font-[560] wrap-anywhere whitespace-pre-wrap">
        <bdi>{name}</bdi>
        {second && <bdi className="text-base leading-relaxed">{second}</bdi>}
      </p>
      <p className="grid text-sm text-slate">
        <span>{engravingMessages.place(position)}</span>
        <span>{engravingMessages.inThread(words)}</span>
      </p>
      <p className="text-sm">{engravingMessages.checkLetters}</p>
    </div>
  );
}

export function lettersLeft(line: string, position: EngravingPosition): string {
  return inWords(engravingLimits[position] - engravingLength(line));
}
