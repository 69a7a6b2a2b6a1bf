import { type ReactNode, Suspense, useRef } from "react";
import type { OfferedOption } from "#contract/options/invented.ts";
import { placedText, readPlacedText } from "#contract/options/placed-text.ts";
import { inLanguage } from "#messages/in-language.ts";
import { lettersLeft } from "#messages/letters-left.ts";
import { optionMessages } from "#messages/options.ts";
import { productMessages } from "#messages/product.ts";
import { optionPictureAddress } from "../../options/option-picture.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ChargeMark, Surcharge } from "./charge-mark.tsx";
import { chosenOptions, optionProblem } from "./chosen-options.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

export const optionCode = { chosenOptions, optionProblem };

type ProductOptionChoicesProps = {
  product: Pick<ChosenProduct, "options">;
  choices: ProductChoices;
  isTold: boolean;
  onChoose: (change: Pick<ProductChoices, "options">) => void;
};

export function ProductOptionChoices({ product, choices, isTold, onChoose }: ProductOptionChoicesProps) {
  return (
    <OptionChoices
      options={product.options ?? []}
      chosen={choices.options}
      problem={optionProblem(product, choices)}
      isTold={isTold}
      onChoose={(id, value) => onChoose({ options: { ...choices.options, [id]: value } })}
    />
  );
}

type OptionChoicesProps = {
  options: readonly OfferedOption[];
  chosen: ProductChoices["options"];
  problem?: { id: string; sentence: string } | undefined;
  isTold?: boolean;
  onChoose: (id: string, value: string) => void;
};

export function OptionChoices(props: OptionChoicesProps): ReactNode {
  const { options, chosen, problem, isTold = false, onChoose } = props;
  return options.map((option) => {
    const stops = problem?.id === option.id;
    return (
      <div key={option.id} data-choice={stops ? "options" : undefined} className="grid gap-2">
        <OneOption
          option={option}
          value={chosen[option.id] ?? ""}
          problem={stops && isTold ? problem.sentence : undefined}
          onChoose={(value) => onChoose(option.id, value)}
        />
      </div>
    );
  });
}

type OneOptionProps = {
  option: OfferedOption;
  value: string;
  problem: string | undefined;
  onChoose: (value: string) => void;
};

function OneOption(props: OneOptionProps) {
  const { kind } = props.option;
  if (kind === "picture") return <SentOption {...props} />;
  return kind === "text" || kind === "measurement" ? <TypedOption {...props} /> : <PickedOption {...props} />;
}

// Lazy, because most shoppers need none.
const PictureOption = lazyPart(() => import("./picture-option.tsx").then((module) => module.PictureOption));

function SentOption({ option, value, problem, onChoose }: OneOptionProps) {
  const last = useRef(value || "yes");
  if (value !== "") last.current = value;
  const { isRequired } = option;
  return (
    <>
      {isRequired ? (
        <p className="text-sm font-[540]">
          <Legend option={option} />
        </p>
      ) : (
        <ChoiceGroup
          legend={<Legend option={option} />}
          name={`option-${option.id}`}
          columns={2}
          options={[
            { value: "", label: productMessages.no },
            { value: "yes", label: productMessages.yes },
          ]}
          value={value && "yes"}
          onChange={(answer) => onChoose(answer && last.current)}
        />
      )}
      {(isRequired || value !== "") && (
        <Suspense>
          <PictureOption id={option.id} value={value || "yes"} problem={problem} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}

function Charge({ rupees }: { rupees: number }) {
  return rupees === 0 ? null : <ChargeMark charge={rupees} />;
}

function PickedOption({ option, value, problem, onChoose }: OneOptionProps) {
  const { id, kind, values = [], isRequired } = option;
  const isCharged = values.some(({ charge }) => charge > 0);
  const included = isCharged && { hint: productMessages.fabricIncluded };
  const standard = {
    value: "",
    ...included,
    label: kind === "yes-no" ? productMessages.no : optionMessages.standard,
  };
  const offered = values.map((each) => ({
    value: each.id,
    label: (
      <span className="flex items-center gap-2">
        {each.color && <Swatch color={each.color} />}
        {each.picture && (
          <img
            src={optionPictureAddress(each.picture)}
            alt=""
            loading="lazy"
            className="size-11 shrink-0 rounded-sm border border-line bg-white object-cover"
          />
        )}
        {inLanguage(each.name, each.urdu)}
      </span>
    ),
    ...(each.charge > 0 ? { hint: <Surcharge rupees={each.charge} /> } : included),
  }));
  const choices = kind === "yes-no" ? [{ value: "yes", label: productMessages.yes }] : offered;
  const problemId = `problem-of-${id}`;
  return (
    <>
      <ChoiceGroup
        legend={<Legend option={option} />}
        name={`option-${id}`}
        columns={isCharged ? 1 : 2}
        options={isRequired && kind !== "yes-no" ? choices : [standard, ...choices]}
        value={isRequired && value === "" && kind !== "yes-no" ? undefined : value}
        onChange={onChoose}
      />
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </>
  );
}

function Legend({ option: { name, urdu, charge, setupCharge } }: { option: OfferedOption }) {
  return (
    <>
      {inLanguage(name, urdu)}
      <Charge rupees={charge} />
      {setupCharge !== undefined && setupCharge > 0 && (
        <span className="font-normal text-slate">
          {" "}
          <Surcharge rupees={setupCharge} /> {optionMessages.oncePerOrder}
        </span>
      )}
    </>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
      style={{ backgroundColor: color }}
    />
  );
}

function TypedOption(props: OneOptionProps) {
  return props.option.kind === "text" && props.option.values ? (
    <PlacedText {...props} places={props.option.values} />
  ) : (
    <TypedText {...props} />
  );
}

function PlacedText({ places, ...props }: OneOptionProps & { places: NonNullable<OfferedOption["values"]> }) {
  const { option, value, onChoose } = props;
  const { place, text } = readPlacedText(value);
  return (
    <>
      <TypedText {...props} value={text} onChoose={(typed) => onChoose(placedText(place, typed))} />
      {text !== "" && (
        <ChoiceGroup
          legend={optionMessages.where}
          name={`place-of-${option.id}`}
          columns={2}
          options={places.map(({ id, name, urdu }) => ({ value: id, label: inLanguage(name, urdu) }))}
          value={place || undefined}
          onChange={(chosen) => onChoose(placedText(chosen, text))}
        />
      )}
    </>
  );
}

function TypedText({ option, value, problem, onChoose }: OneOptionProps) {
  const { id, kind, maxLength = 0, isRequired } = option;
  const isText = kind === "text";
  return (
    <TextField
      label={<Legend option={option} />}
      name={`option-${id}`}
      optional={!isRequired}
      autoComplete="off"
      value={value}
      error={problem}
      onChange={(event) => onChoose(event.target.value)}
      {...(isText
        ? {
            dir: "auto",
            spellCheck: false,
            hint: lettersLeft(maxLength - [...value.trim()].length),
          }
        : { inputMode: "decimal" as const, suffix: optionMessages.inches })}
    />
  );
}
