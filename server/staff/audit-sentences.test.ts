import { expect, test } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { auditActions, auditSentence } from "./audit-sentences.ts";
import { recordChange } from "./record-change.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { staff, cookie } = await signInStaff(shop, "owner");

const nameOf = (id: string) => (id === "c1" ? "Teal" : id);

// A kind without a sentence does not compile: the audit log takes an AuditAction.
test.each(auditActions)("%s has a sentence without a field name, a code or a gap", (action) => {
  const sentence = auditSentence(action, { name: "Navy V-Neck", before: {}, after: {}, nameOf });
  expect(sentence).toMatch(/^[A-Z][a-z]+ [^_]+$/);
  expect(sentence.replace("WhatsApp", "")).not.toMatch(/undefined|null|\[object|[a-z][A-Z]|\.[a-z]/);
});

test("one changed field stands with both its values, several by their names", () => {
  const change = (before: object, after: object) =>
    auditSentence("product.update", {
      name: "Navy V-Neck",
      before: { ...before },
      after: { ...after },
      nameOf,
    });
  expect(change({ price: 4750 }, { price: 4900 })).toBe(
    "Changed the price of Navy V-Neck from Rs. 4,750 to Rs. 4,900",
  );
  expect(change({ colorIds: [] }, { colorIds: ["c1"] })).toBe(
    "Changed the colours of Navy V-Neck from none to Teal",
  );
  expect(change({ saleOffer: 0, isPublished: false }, { saleOffer: 100, isPublished: true })).toBe(
    "Changed Navy V-Neck: sale price, in the shop",
  );
});

async function newest(kind: string) {
  const url = `/api/admin/auditLog/list?subjectKind=${kind}`;
  return (await shop.app.inject({ url, headers: { cookie } })).json().items[0];
}

test("the log names a review by its author and product, and colours by their labels", async () => {
  const { rows } = await pool.query<{ id: string; said: string }>(
    `select r.id, u.name || ' on ' || p.name as said from reviews r join users u on u.id = r.user_id
     join products p on p.id = r.product_id limit 1`,
  );
  const [review] = rows;
  if (!review) throw new Error("The test shop has no review.");
  const { rows: colors } = await pool.query("select id, label from colors order by position limit 2");
  const [one, other] = colors;
  await recordChange(pool, {
    staff,
    action: "review.hide",
    subject: { kind: "review", id: review.id },
    before: { isHidden: false },
    after: { isHidden: true },
  });
  await recordChange(pool, {
    staff,
    action: "product.update",
    subject: { kind: "product", id: "liberty-v-neck-set" },
    before: { colorIds: [one.id] },
    after: { colorIds: [one.id, other.id] },
  });
  expect(await newest("review")).toMatchObject({
    sentence: `Hid the review of ${review.said}`,
    changes: [{ name: "hidden", before: "no", after: "yes" }],
  });
  expect(await newest("product")).toMatchObject({
    sentence: `Changed the colours of Liberty V-Neck Set from ${one.label} to ${one.label}, ${other.label}`,
  });
});

test("what was deleted is called by the name that it had", async () => {
  const subject = { kind: "coupon", id: "5f0d6f0e-0000-4000-8000-000000000000" };
  await recordChange(pool, { staff, action: "coupon.end", subject, before: { code: "EID" }, after: null });
  expect(await newest("coupon")).toMatchObject({ sentence: "Ended the coupon EID" });
});
