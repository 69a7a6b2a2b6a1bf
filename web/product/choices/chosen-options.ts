import {
  type ChosenOptions,
  chooseOptions,
  type OptionName,
  type WantedOption,
} from "#contract/options/choose-options.ts";
import { readPlacedText } from "#contract/options/placed-text.ts";
import { inLanguage } from "#messages/in-language.ts";
import { optionMessages } from "#messages/options.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

type Offering = Pick<ChosenProduct, "options">;

export function askedOptions({ options = [] }: Offering, chosen: ProductChoices["options"]): WantedOption[] {
  return options.flatMap(({ id, kind, values }) => {
    const value = chosen[id]?.trim() ?? "";
    const isNothing =
      kind === "text"
        ? values !== undefined && readPlacedText(value).text === ""
        : values?.every((each) => each.id !== value);
    return value === "" || isNothing ? [] : [{ id, value }];
  });
}

export function chosenOptions(
  product: Offering,
  { options, cap, engraving, customSize }: ProductChoices,
): ChosenOptions {
  const others = { cap, name_engraving: engraving.wanted, custom_size: customSize };
  return chooseOptions(product.options ?? [], askedOptions(product, options), others);
}

export function optionProblem(
  product: Offering,
  choices: ProductChoices,
): { id: string; sentence: string } | undefined {
  const result = chosenOptions(product, choices);
  if (!("refused" in result)) return undefined;
  const { refused } = result;
  const say = ({ name, urdu }: OptionName) => inLanguage(name, urdu);
  const option = say(refused.option);
  const kind = product.options?.find(({ id }) => id === refused.id)?.kind;
  const sentences = {
    missing: () =>
      (choices.options[refused.id] ?? "") === "" || kind !== "text"
        ? optionMessages.missing(option)
        : optionMessages.noPlace(option),
    excluded: () => optionMessages.clash(option, "other" in refused ? say(refused.other) : ""),
    "too-long": () => optionMessages.tooLong("most" in refused ? refused.most : 0),
    "no-length": () => optionMessages.noLength,
    "not-offered": () => optionMessages.notOffered(option),
  };
  return { id: refused.id, sentence: sentences[refused.why]() };
}
