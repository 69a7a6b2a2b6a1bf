import { type Build, builds, type Sex } from "#contract/sizes/body-survey.ts";
import { type BodyAnswers, type EstimatedBody, estimateBody } from "#contract/sizes/estimate-body.ts";
import { type Wear, wears } from "#contract/sizes/garment-room.ts";
import { centimetresPerInch, type LengthUnit } from "#contract/sizes/length-unit.ts";
import { withPlainDigits } from "#contract/values/digits.ts";
import { parseJson } from "#contract/values/parse-json.ts";
import { browserStorage } from "#web/browser/storage.ts";

/** As typed: the height in centimetres, or in feet and inches. */
export type FinderAnswers = {
  centimetres: string;
  feet: string;
  inches: string;
  weight: string;
  sex: Sex;
  build: Build;
  wear: Wear;
};

const key = "sizeAnswers";

/** The answers of this device; `sex` where it has none. */
export function savedAnswers(sex: Sex): FinderAnswers {
  const stored = parseJson(browserStorage.read(key) ?? "");
  const fields = new Map<string, unknown>(
    typeof stored === "object" && stored !== null ? Object.entries(stored) : [],
  );
  const typed = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.slice(0, 6) : "";
  };
  return {
    centimetres: typed("centimetres"),
    feet: typed("feet"),
    inches: typed("inches"),
    weight: typed("weight"),
    sex: fields.get("sex") === "man" ? "man" : fields.get("sex") === "woman" ? "woman" : sex,
    build: builds.find((build) => build === fields.get("build")) ?? "average",
    wear: wears.find((wear) => wear === fields.get("wear")) ?? "regular",
  };
}

export function saveAnswers(answers: FinderAnswers): void {
  browserStorage.write(key, JSON.stringify(answers));
}

function numberIn(typed: string): number | undefined {
  const text = withPlainDigits(typed).trim().replace(/[٫,]/, ".");
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** Centimetres; undefined while it is not complete. */
export function heightOf({ centimetres, feet, inches }: FinderAnswers, unit: LengthUnit): number | undefined {
  if (unit === "cm") return numberIn(centimetres);
  const [whole, rest] = [numberIn(feet), inches.trim() === "" ? 0 : numberIn(inches)];
  return whole === undefined || rest === undefined ? undefined : (whole * 12 + rest) * centimetresPerInch;
}

/** The other unit's fields take over what was typed, so that a switch loses nothing. */
export function inUnit(answers: FinderAnswers, unit: LengthUnit): FinderAnswers {
  const height = heightOf(answers, unit === "cm" ? "in" : "cm");
  if (height === undefined) return answers;
  if (unit === "cm") return { ...answers, centimetres: String(Math.round(height)) };
  const inches = Math.round(height / centimetresPerInch);
  return { ...answers, feet: String(Math.floor(inches / 12)), inches: String(inches % 12) };
}

/** `open` while height or weight is missing or half typed, `beyond` where the survey has no such body. */
export function bodyOf(answers: FinderAnswers, unit: LengthUnit): EstimatedBody | "open" | "beyond" {
  const [height, weight] = [heightOf(answers, unit), numberIn(answers.weight)];
  if (height === undefined || weight === undefined || height < 100 || weight < 20) return "open";
  const { sex, build } = answers;
  return estimateBody({ sex, height, weight, build } satisfies BodyAnswers) ?? "beyond";
}
