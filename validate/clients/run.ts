import { byOpenapiTypescript } from "./openapi-typescript.ts";
import { byOrval } from "./orval.ts";
import { bySwaggerTypescriptApi } from "./swagger-typescript-api.ts";

// Places, repeats, tracks and cancels an order with each client, on the shop whose address is the first argument.

const [origin = ""] = process.argv.slice(2);

function expect(is: unknown, wanted: unknown): void {
  if (is !== wanted) throw new Error(`${String(is)} instead of ${String(wanted)}`);
}

for (const journey of [byOpenapiTypescript, bySwaggerTypescriptApi, byOrval]) {
  const { place, track, cancel, placeNothing } = journey(origin);
  const key = crypto.randomUUID();
  const number = await place(key);
  if (number === undefined) throw new Error(`${journey.name} placed no order`);
  expect(await place(key), number);
  const order = await track(number);
  expect(order?.orderProgress, "Pending");
  expect(order?.totalAmount, 5000);
  expect(await cancel(order?.id ?? ""), "Order Updated");
  expect((await track(number))?.orderProgress, "Cancelled");
  expect(await placeNothing(), "YOUR_CART_IS_EMPTY");
}
