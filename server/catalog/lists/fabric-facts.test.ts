import { expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "manager");

const send = (body: object) => shop.post("/api/admin/lists/saveFabric", body, { cookie });
const lists = async () =>
  (await shop.app.inject({ url: "/api/admin/lists/get", headers: { cookie } })).json().fabrics;

async function fabricInShop(name: string) {
  await shop.services.catalogVersion.catchUp();
  const { product } = (await shop.post("/products/getProductById", { id: "mall-road-v-neck-set" })).json();
  return product.fabric_type.find((fabric: { name: string }) => fabric.name === name);
}

test("describes each fabric in both languages in the demo shop, on single products only", async () => {
  const { product } = (await shop.post("/products/getProductById", { id: "mall-road-v-neck-set" })).json();
  expect(product.fabric_type.length).toBeGreaterThan(1);
  for (const { facts } of product.fabric_type) {
    expect(facts).toMatchObject({
      weight: expect.any(Number),
      opacity: expect.any(String),
      weave: { text: expect.any(String), urdu: expect.stringMatching(/\p{Script=Arabic}/u) },
      content: { text: expect.any(String), urdu: expect.stringMatching(/\p{Script=Arabic}/u) },
      care: { text: expect.any(String), urdu: expect.stringMatching(/\p{Script=Arabic}/u) },
    });
  }
  const related = product.relatedProducts.flatMap((each: { fabric_type: object[] }) => each.fabric_type);
  expect(related.filter((fabric: object) => "facts" in fabric)).toEqual([]);
});

test("saves fabric facts, leaves them unchanged unless sent, and clears them", async () => {
  const twill = (await lists()).find(({ name }: { name: string }) => name === "Cotton Twill");
  const { id, price, care } = twill;
  expect(
    (await send({ id, name: "Cotton Twill", price, weight: 210, weave: "Herringbone" })).statusCode,
  ).toBe(200);
  const changed = (await fabricInShop("Cotton Twill")).facts;
  expect(changed).toMatchObject({ weight: 210, weave: { text: "Herringbone" }, care: { text: care } });
  const nothing = { weave: "", weaveUrdu: "", content: "", contentUrdu: "", care: "", careUrdu: "" };
  await send({ id, name: "Cotton Twill", price, weight: null, opacity: null, ...nothing });
  expect(await fabricInShop("Cotton Twill")).not.toHaveProperty("facts");
  expect((await lists()).find((each: { id: string }) => each.id === id)).toMatchObject({
    weight: null,
    opacity: null,
    urdu: twill.urdu,
    ...nothing,
  });
});

test.each([
  ["weight", { weight: 5 }, "Enter 20 to 2,000 grams"],
  ["weight", { weight: 150.5 }, "Enter whole grams, or nothing"],
  ["opacity", { opacity: "glass" }, "Choose the opacity"],
])("refuses %s beside its field: %j", async (field, changes, sentence) => {
  const [{ id, name, price }] = await lists();
  const response = await send({ id, name, price, ...changes });
  expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: sentence }]);
});
