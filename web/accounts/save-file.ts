/** Hands the reader a file that the page has made. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun once the click is dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
