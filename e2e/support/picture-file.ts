import sharp from "sharp";

/** A picture as somebody chooses it from their files: one color, 400 by 200 pixels. */
export async function pictureFile(name = "hospital.png", background = "#b3202c") {
  const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}
