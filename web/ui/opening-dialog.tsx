import { uiMessages } from "#messages/ui.ts";
export function OpeningDialog({ title }: { title: string }) {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-siyahi-deep/50">
      <span className="sr-only">{uiMessages.opening(title)}</span>
      <span className="stitches sewing w-40 text-gainda-lit" />
    </div>
  );
}
