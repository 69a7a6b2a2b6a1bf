import type { doneSentences } from "#contract/http/done.ts";
import type { InWords } from "#contract/http/given.ts";
import type { ShopperReasons } from "#contract/http/reasons.ts";

export { doneSentences as doneWords } from "#contract/http/done.ts";
export { shopperReasons as reasonWords } from "#contract/http/reasons.ts";

export type ReasonWords = InWords<ShopperReasons>;
export type DoneWords = InWords<typeof doneSentences>;
