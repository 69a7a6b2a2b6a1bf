import type { doneSentences } from "#contract/reasons/done.ts";
import type { ShopperReasons } from "#contract/reasons/shopper-reasons.ts";
import type { Translations } from "#contract/values/template.ts";

export { doneSentences as successTexts } from "#contract/reasons/done.ts";
export { shopperReasons as reasonTexts } from "#contract/reasons/shopper-reasons.ts";

export type ReasonTexts = Translations<ShopperReasons>;
export type SuccessTexts = Translations<typeof doneSentences>;
