/** In the order in which they are looked for: most browsers also claim to be those below them. */
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
 * A browser and its system, such as `Chrome, Android`; empty for what is neither. From a list of the shop's own and never the
 * words that were sent: whoever logs in chooses those, and they are repeated in a mail.
 */
export function describeDevice(userAgent: string | undefined): string {
  const sent = userAgent ?? "";
  const first = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(sent))?.[1];
  return [first(browsers), first(systems)].filter((word) => word !== undefined).join(", ");
}
