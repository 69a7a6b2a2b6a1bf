import { beforeAll, describe, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
let cookie = "";

beforeAll(async () => {
  cookie = (await signInStaff(shop, "manager")).cookie;
});

const change = (name: string, body: object) => shop.post(`/api/admin/synonyms/${name}`, body, { cookie });
const read = async (url: string) => (await shop.app.inject({ url, headers: { cookie } })).json();

async function first(typed: string): Promise<string | undefined> {
  const response = await shop.post(`/products/getProducts?q=${encodeURIComponent(typed)}`);
  return response.json().productData[0]?.name;
}

const groupNamed = async (name: string) =>
  (await read("/api/admin/synonyms/list")).groups.find((each: { name: string }) => each.name === name);

const group = {
  name: "Stethoscope pouch",
  kind: "garment",
  words: ["zimbo", "zim bo"],
  finds: ["twill theatre cap"],
};

describe("groups of words", () => {
  test("begin with the trade's words", async () => {
    const { groups } = await read("/api/admin/synonyms/list");
    expect(groups.length).toBeGreaterThan(40);
    expect(groups.find(({ name }: { name: string }) => name === "Caps").words).toContain("ٹوپی");
  });

  test("take effect at once when made, changed and deleted, and are in the audit log", async () => {
    expect(await first("zimbo")).toBeUndefined();
    const made = await change("create", group);
    expect(made.statusCode).toBe(201);
    const { id, version } = made.json().group;
    expect(await first("zimbo")).toBe("Twill Theatre Cap");
    expect(await first("zim bo")).toBe("Twill Theatre Cap");

    const changed = await change("update", { ...group, id, version, finds: ["director lab coat"] });
    expect(changed.statusCode).toBe(200);
    expect(await first("zimbo")).toBe("Director Lab Coat");

    expect((await change("delete", { id })).statusCode).toBe(200);
    expect(await first("zimbo")).toBeUndefined();
    const { rows } = await shop.database.pool.query(
      "select action from audit_log where subject_kind = 'synonyms' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "synonyms.create",
      "synonyms.update",
      "synonyms.delete",
    ]);
  });

  test("refuse a change based on an old version, and name the newest", async () => {
    const { id, version } = (await change("create", { ...group, name: "Twice" })).json().group;
    const newer = await change("update", { ...group, name: "Twice", id, version, words: ["newer"] });
    const refused = await change("update", { ...group, name: "Twice", id, version, words: ["older"] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "CHANGED_SINCE", version: newer.json().group.version });
    expect((await read(`/api/admin/synonyms/get?id=${id}`)).group.words).toEqual(["newer"]);
  });

  test("gain the shop's newer words once, without what staff have removed or made", async () => {
    const newer = async () => (await read("/api/admin/synonyms/newer")).newer;
    expect(await newer()).toEqual([]);

    // As in an older version of the shop: a word and a whole group are missing, not removed.
    const { pool } = shop.database;
    await pool.query("update synonym_groups set words = array_remove(words, 'ٹوپی') where name = 'Caps'");
    await pool.query("delete from synonym_groups where name = 'Zip'");
    // Changes by the office since.
    const pink = await groupNamed("Pink");
    const withoutMauve = pink.words.filter((word: string) => word !== "mauve");
    await change("update", { ...pink, name: "Rose", words: [...withoutMauve, "gulabo"], kind: "feature" });
    await change("delete", { id: (await groupNamed("Twill")).id });
    await change("delete", { id: (await groupNamed("Wrap")).id });
    await change("create", { ...group, name: "Wrap" });

    const offered = await newer();
    expect(offered.map(({ name, isNewGroup }: Record<string, unknown>) => [name, isNewGroup]).sort()).toEqual(
      [
        ["Caps", false],
        ["Zip", true],
      ],
    );
    expect(offered.find(({ name }: { name: string }) => name === "Caps").words).toEqual(["ٹوپی"]);

    const added = await change("addNewer", {});
    expect([added.statusCode, added.json().newer.length]).toEqual([200, 2]);
    expect((await change("addNewer", {})).json().newer).toEqual([]);
    expect((await groupNamed("Caps")).words).toContain("ٹوپی");
    expect((await groupNamed("Zip")).words).toContain("zipper");
    expect(await groupNamed("Rose")).toMatchObject({ kind: "feature", words: [...withoutMauve, "gulabo"] });
    expect([await groupNamed("Pink"), await groupNamed("Twill")]).toEqual([undefined, undefined]);
    expect((await groupNamed("Wrap")).words).toEqual(group.words);
    const { rows } = await pool.query("select from audit_log where action = 'synonyms.give'");
    expect(rows).toHaveLength(2);

    // A word added once and then removed is not added again.
    await change("delete", { id: (await groupNamed("Zip")).id });
    expect(await newer()).toEqual([]);
  });

  test.each([
    [{ ...group, name: "" }, "name"],
    [{ ...group, words: [] }, "words"],
    [{ ...group, kind: "colour" }, "kind"],
    [{ ...group, name: "Caps" }, "name"],
  ])("refuse invalid input beside its field", async (body, field) => {
    const response = await change("create", body);
    expect([400, 409]).toContain(response.statusCode);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test.each(["update", "delete"])("answer %s of an unknown group with 404", async (name) => {
    const body = { ...group, id: "00000000-0000-4000-8000-000000000000", version: "none" };
    expect((await change(name, body)).statusCode).toBe(404);
  });
});
