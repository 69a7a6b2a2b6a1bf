import type { LanguageTag } from "#contract/languages.ts";
import { readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

/** Mails and texts from now on are in it. False if there is no such order. */
export async function setOrderLanguage(
  { pool, staff }: StaffContext,
  { id, language }: { id: string; language: LanguageTag },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return withTransaction(pool, async (client) => {
    const before = await readFirst(client)<{ language: string }>`
      select language from orders where id = ${id}::uuid for no key update`;
    if (!before) return false;
    if (before.language === language) return true;
    await write(client)`update orders set language = ${language}::text where id = ${id}::uuid`;
    const subject = { kind: "order", id };
    await recordChange(client, {
      staff,
      action: "order.setLanguage",
      subject,
      before,
      after: { language },
    });
    return true;
  });
}
