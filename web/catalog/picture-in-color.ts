import type { Picture } from "#contract/catalog/catalog.ts";

const hexColor = /^#[0-9a-f]{6}$/;

export function pictureInColor<Shown extends Omit<Picture, "name">>(picture: Shown, color: string): Shown {
  const { drawn } = picture;
  if (!drawn || drawn.color === color || !hexColor.test(color)) return picture;
  const inColor = (address: string) =>
    address.replaceAll(/[^\s,]+-(\d+)\.webp/g, `${drawn.address}/${color.slice(1)}-$1.webp`);
  return { ...picture, downloadURL: inColor(picture.downloadURL), srcset: inColor(picture.srcset) };
}
