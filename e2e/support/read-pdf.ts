import { extractImages, extractText, getDocumentProxy } from "unpdf";

export type ReadPage = {
  /**
   * Its words in the order in which they are drawn, with one space between them. Letters of nastaliq that lean on their
   * neighbours are drawn by glyphs that no letter is noted for.
   */
  text: string;
  /** Points of 1/72 inch. */
  width: number;
  pictures: string[];
  /** The faces that its letters are drawn with. */
  faces: string[];
};

export async function readPdf(file: Uint8Array): Promise<ReadPage[]> {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  const pages: ReadPage[] = [];
  for (const [index, words] of text.entries()) {
    const page = await document.getPage(index + 1);
    const images = await extractImages(document, index + 1);
    const { items } = await page.getTextContent();
    const fonts = new Set(items.flatMap((item) => ("fontName" in item ? [item.fontName] : [])));
    pages.push({
      text: words.replace(/\s+/g, " ").trim(),
      width: page.getViewport({ scale: 1 }).width,
      pictures: images.map(({ width, height }) => `${width}x${height}`),
      faces: [...fonts].map((font) => page.commonObjs.get(font).name),
    });
  }
  return pages;
}
