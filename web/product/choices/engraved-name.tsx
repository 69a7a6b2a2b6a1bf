import { type ReactNode, useState } from "react";
import { sewnText } from "#contract/engraving/sewn-text.ts";
import { engravingMessages } from "#messages/engraving.ts";
import { shownEngraving } from "../../preview/previewed-item.ts";
import { usePreviewCode } from "../../preview/use-preview-code.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { pictureWidths } from "../gallery/picture-widths.ts";
import { ChargeMark } from "./charge-mark.tsx";
import type { EngravingFieldsProps } from "./engraving-fields.tsx";
import { engravingProblems } from "./engraving-problems.ts";
import { lettersLeft } from "./letters-left.ts";
import { ReadBack } from "./read-back.tsx";
import { ThreadPicker } from "./thread-picker.tsx";

export const engravingCode = { engravingProblems };

const typedName = { autoComplete: "off", autoCorrect: "off", spellCheck: false, dir: "auto" };

export function EngravedName(props: EngravingFieldsProps): ReactNode {
  const { threads, value, charges, problems, item, onChange } = props;
  const { name, second = "", position, thread = "" } = value;
  // Leaving the empty field is no mistake yet.
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
      {/* Beside the field where the large picture is out of sight. Its place is kept from the start, so that nothing moves. */}
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
