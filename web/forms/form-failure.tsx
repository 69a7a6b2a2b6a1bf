import CircleAlert from "#icons/circle-alert.mjs";
import { Icon } from "../ui/icon.tsx";

/** A persistent error of the whole form. Always in the document, so that screen readers announce its content. */
export function FormFailure({ children }: { children: string }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-anar empty:sr-only">
      {children && (
        <>
          <Icon icon={CircleAlert} className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
          {children}
        </>
      )}
    </p>
  );
}
