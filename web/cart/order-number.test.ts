import { expect, test } from "vitest";
import { broughtOrderNumber, isOrderNumber, trackingState } from "./order-number.ts";

test("accepts TB- and twelve characters in groups of four as an order number", () => {
  expect(isOrderNumber("TB-7K4M-9QX2-BC3D")).toBe(true);
  const others = [
    undefined,
    "",
    "TB-104862",
    "TB-7K4M-9QX2-BC3I",
    "tb-7k4m-9qx2-bc3d",
    "TB-7K4M-9QX2-BC3D-0000",
  ];
  for (const other of others) expect(isOrderNumber(other)).toBe(false);
  expect(isOrderNumber("<svg onload=alert(1)>")).toBe(false);
  expect(isOrderNumber("TB-7K4M-9QX2-BC3D\n")).toBe(false);
});

test("reads the number from the link's state, else from behind the # of the address", () => {
  const state = trackingState("TB-7K4M-9QX2-BC3D");
  expect(broughtOrderNumber({ state, hash: "" })).toBe("TB-7K4M-9QX2-BC3D");
  expect(broughtOrderNumber({ state: null, hash: "#TB-7K4M-9QX2-BC3D" })).toBe("TB-7K4M-9QX2-BC3D");
  expect(broughtOrderNumber({ state: null, hash: "" })).toBeUndefined();
  expect(broughtOrderNumber({ state: { orderNumber: 7 }, hash: "#content" })).toBeUndefined();
});
