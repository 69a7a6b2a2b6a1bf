import { inLanguage } from "#messages/in-language.ts";
import { previewMessages } from "#messages/preview.ts";
import { type PreviewedItem, shownEngraving } from "./previewed-item.ts";

export function previewLabels(item: PreviewedItem): string[] {
  return [...(item.cap ? [previewMessages.withCap] : []), ...describeEngraving(item)];
}

function describeEngraving(item: PreviewedItem): string[] {
  const sewn = shownEngraving(item);
  if (!sewn || sewn.name.trim() === "") return [];
  const { position, second, thread } = sewn;
  const name = sewn.name.trim();
  const lines = second ? previewMessages.inWords([name, second]) : name;
  return [
    previewMessages.sewnOn(lines, position),
    ...(thread ? [previewMessages.inThread(inLanguage(thread.name, thread.urdu))] : []),
  ];
}
