type Size = { width: number; height: number };

/** Rotated by its EXIF orientation, as a JPEG; rejects files that the browser cannot decode. */
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
    // Transparent areas are white in the shop.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", quality),
    );
  } finally {
    // Frees the memory of both at once instead of at garbage collection.
    bitmap.close();
    canvas.width = 0;
  }
}
