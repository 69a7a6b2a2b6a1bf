import { expect, test } from "vitest";
import { pictureInColor } from "./picture-in-color.ts";

const picture = {
  downloadURL: "/pictures/tb-w-101-teal-back-1a2b3c4d-960.webp",
  name: "back",
  width: 960,
  height: 1200,
  srcset:
    "/pictures/tb-w-101-teal-back-1a2b3c4d-320.webp 320w, /pictures/tb-w-101-teal-back-1a2b3c4d-960.webp 960w",
  drawn: { address: "/drawn/tb-w-101-teal-back-1a2b3c4d", color: "#177a84" },
};

test("gives a drawing an address in each color", () => {
  expect(pictureInColor(picture, "#6b1f33")).toMatchObject({
    downloadURL: "/drawn/tb-w-101-teal-back-1a2b3c4d/6b1f33-960.webp",
    srcset:
      "/drawn/tb-w-101-teal-back-1a2b3c4d/6b1f33-320.webp 320w, /drawn/tb-w-101-teal-back-1a2b3c4d/6b1f33-960.webp 960w",
  });
});

test("leaves the address for the same color, a photograph and an invalid color", () => {
  const { drawn: _drawn, ...photograph } = picture;
  expect(pictureInColor(picture, "#177a84")).toBe(picture);
  expect(pictureInColor(photograph, "#6b1f33")).toBe(photograph);
  expect(pictureInColor(picture, "red")).toBe(picture);
});
