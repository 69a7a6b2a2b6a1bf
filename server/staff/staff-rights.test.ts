import { expect, test } from "vitest";
import { areaOf } from "#contract/staff/rights.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "owner");

test("every call that is for roles belongs to an area that owners can read", () => {
  expect(shop.app.staffCalls.length).toBeGreaterThan(100);
  expect(shop.app.staffCalls.filter(({ path }) => areaOf(path) === undefined)).toEqual([]);
});

test("the table of rights says what each role may do, from the roles of the calls", async () => {
  const answer = await shop.app.inject({ url: "/api/admin/staff/rights", headers: { cookie } });
  const areas: { area: string; levels: Record<string, string> }[] = answer.json().areas;
  const levels = Object.fromEntries(areas.map((row) => [row.area, row.levels]));
  expect(levels).toMatchObject({
    packing: { owner: "all", manager: "all", workshop: "none", packer: "all" },
    parcels: { owner: "all", manager: "all", workshop: "none", packer: "all" },
    slips: { workshop: "all", packer: "all" },
    workshop: { workshop: "all", packer: "none" },
    money: { manager: "all", workshop: "none", packer: "none" },
    customers: { manager: "all", workshop: "none", packer: "none" },
    exports: { manager: "all", workshop: "none", packer: "none" },
    settings: { owner: "all", manager: "none", packer: "none" },
    ownPassword: { owner: "all", manager: "all", workshop: "all", packer: "all" },
  });
});
