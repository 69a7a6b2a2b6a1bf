type Size = { width: number; height: number };

/** Turned as its camera says, as a JPEG; rejects what the browser cannot read. */
export async function drawSmaller(
  file: Blob,
  { width, height }: Size,
  { most, quality }: { most: Size; quality: number },
): Promise<Blob | undefined> {
  const scale = Math.min(1, most.width / width, most.height / height);
  const bitmap = await createImageBitmap(file, {
    imageOrientation: "from-image",
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: "high",
  });
  const canvas = document.createElement("canvas");
  try {
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) return undefined;
    // What can be seen through is white in the shop.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", quality),
    );
  } finally {
    // The memory of both is given back now, not some time later.
    bitmap.close();
    canvas.width = 0;
  }
}
