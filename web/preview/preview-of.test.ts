import { describe, expect, it } from "vitest";
import { previewLabels } from "./preview-labels.ts";
import { previewOf } from "./preview-of.ts";
import { needsPreview, type PreviewedItem } from "./previewed-item.ts";

const drawnPicture = {
  downloadURL: "/pictures/tb-w-101-teal-front-d39d0ceb-960.webp",
  name: "primary",
  width: 960,
  height: 1200,
  srcset: "",
};

const plain: PreviewedItem = {
  category: "Women",
  trouser: true,
  color: { _id: "teal", label: "Teal", value: "#177a84" },
  fabric_type: { _id: "stretch", name: "Four-Way Stretch" },
  cap: false,
  name_engraving: false,
  images: { primary: drawnPicture },
};
const named: PreviewedItem = { ...plain, name_engraving: { name: "Dr. Ayesha Khan", position: "right" } };

describe("preview of a piece", () => {
  it("follows the choices", () => {
    expect(previewOf({ ...named, cap: true })).toEqual({
      garment: "set",
      drawn: true,
      color: "#177a84",
      fabric: "stretch",
      engraving: { text: "Dr. Ayesha Khan", side: "right" },
      cap: true,
    });
  });

  it("draws the second line and the thread, if that is a color", () => {
    const gold = { _id: "gold", name: "Gold", value: "#c9a227" };
    const sewn = { name: "Dr. Ayesha", position: "sleeve", second: "ICU", thread: gold } as const;
    expect(previewOf({ ...plain, name_engraving: sewn })?.engraving).toEqual({
      text: "Dr. Ayesha",
      side: "sleeve",
      second: "ICU",
      thread: "#c9a227",
    });
    const thread = { ...gold, value: '#c9a227"/><script>' };
    expect(previewOf({ ...plain, name_engraving: { ...sewn, thread } })?.engraving).not.toHaveProperty(
      "thread",
    );
    expect(previewLabels({ ...plain, name_engraving: sewn })).toEqual([
      "Dr. Ayesha, ICU sewn on the wearer's left sleeve",
      "in Gold thread",
    ]);
  });

  it("recognises sets by their trousers and lab coats by their category", () => {
    expect(previewOf({ ...plain, trouser: false })?.garment).toBe("top");
    expect(previewOf({ ...plain, trouser: false, category: "Lab Coats" })?.garment).toBe("labcoat");
  });

  it("draws over no photograph, and over no missing picture", () => {
    for (const downloadURL of ["/pictures/0f3a9c21-960.webp", "/uploads/0f3a-front-d39d0ceb-960.webp"]) {
      const photograph = { ...drawnPicture, downloadURL };
      expect(previewOf({ ...named, images: { primary: photograph } })?.drawn).toBe(false);
    }
    expect(previewOf({ ...named, images: {} })?.drawn).toBe(false);
  });

  it("ignores an invalid color", () => {
    for (const value of ["", "teal", '#177a84"/><script>', "#177a84 "]) {
      expect(previewOf({ ...named, color: { ...named.color, value } })).toBeUndefined();
    }
  });

  it("is needed for a name or a cap alone", () => {
    expect(needsPreview(plain)).toBe(false);
    expect(needsPreview(named)).toBe(true);
    expect(needsPreview({ ...plain, cap: true })).toBe(true);
  });
});

describe("preview in tracking", () => {
  const tracked: PreviewedItem = { ...plain, name_engraving: true };

  it("has no name in picture or words", () => {
    expect(previewOf(tracked)?.engraving).toBeNull();
    expect(previewLabels(tracked)).toEqual([]);
    expect(needsPreview(tracked)).toBe(false);
  });

  it("has the cap", () => {
    expect(previewOf({ ...tracked, cap: true })?.cap).toBe(true);
  });
});

describe("preview in words", () => {
  it("names cap, name and the wearer's side", () => {
    expect(previewLabels({ ...named, cap: true })).toEqual([
      "with the matching cap",
      "Dr. Ayesha Khan sewn on the wearer's right",
    ]);
  });

  it("omits a plain piece, and a name before its first letter", () => {
    expect(previewLabels(plain)).toEqual([]);
    expect(previewLabels({ ...plain, name_engraving: { name: "  ", position: "left" } })).toEqual([]);
  });
});
