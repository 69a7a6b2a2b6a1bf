import type { doneSentences } from "#contract/reasons/done.ts";
import type { ShopperReasons } from "#contract/reasons/shopper-reasons.ts";
import type { InWords } from "#contract/values/given.ts";

export { doneSentences as doneWords } from "#contract/reasons/done.ts";
export { shopperReasons as reasonWords } from "#contract/reasons/shopper-reasons.ts";

export type ReasonWords = InWords<ShopperReasons>;
export type DoneWords = InWords<typeof doneSentences>;
