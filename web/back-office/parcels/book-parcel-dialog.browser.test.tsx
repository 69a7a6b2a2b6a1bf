import { afterEach, expect, test, vi } from "vitest";
import { listCouriers, type OfficeCourier, offerCouriers } from "#contract/parcels/office-parcels.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { BookParcelDialog } from "./book-parcel-dialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const courier: OfficeCourier = {
  id: "postex",
  name: "PostEx",
  isByHand: false,
  tellsPayments: false,
  pushPath: "",
};
const orders = [
  { id: "1", OrderID: "TB-1", city: "Nowhere" },
  { id: "2", OrderID: "TB-2", city: "Lahore" },
];
const offerTo = (id: string, city: string, isServed: boolean) => ({
  id,
  suggested: null,
  collects: 5_000,
  grams: 450,
  offers: [{ courier: courier.id, city, isServed, price: null }],
});
const body = { orders: [offerTo("1", "Nowhere", false), offerTo("2", "Lahore", true)], cities: [] };

test("offers that arrive while Change is pressed open no fields above it before the click", async () => {
  let arrive = () => {};
  const offers = new Promise<{ body: unknown }>((resolve) => {
    arrive = () => resolve({ body });
  });
  answerCalls({
    [listCouriers.path]: () => ({ body: { couriers: [courier] } }),
    [offerCouriers.path]: () => offers,
  });
  const never = async () => undefined;
  const { screen } = await showPage(
    "/orders",
    <BookParcelDialog open courier={courier} orders={orders} onClose={never} onDone={never} />,
  );
  const change = screen.getByRole("button", { name: "Change TB-2" });
  await expect.element(change).toBeVisible();
  const closed = () => screen.getByRole("button", { name: /^Change/ }).elements();
  const press = (event: string) =>
    change.element().dispatchEvent(new PointerEvent(event, { bubbles: true, isPrimary: true }));
  press("pointerdown");
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(closed()).toHaveLength(2);
  press("pointerup");
  await expect.poll(closed).toEqual([change.element()]);
});
