/** Ordered, because most browsers also claim to be those below them. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bFBA[NV]\//, "Facebook"],
  [/\bInstagram\b/, "Instagram"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/**
 * A browser and its system, such as `Chrome, Android`; empty if unknown. From a fixed list, never the text sent: a
 * mail repeats it, and the client chooses the header.
 */
export function describeDevice(userAgent: string | undefined): string {
  const sent = userAgent ?? "";
  const first = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(sent))?.[1];
  return [first(browsers), first(systems)].filter((word) => word !== undefined).join(", ");
}
