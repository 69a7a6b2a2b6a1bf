import ChevronDown from "#icons/chevron-down.mjs";
import { documentMessages } from "#messages/documents.tsx";
import { Icon } from "../ui/icon.tsx";

type TableOfContentsProps = { sections: readonly { id: string; title: string }[] };

export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <nav aria-label={documentMessages.onThisPage} className="lg:row-span-2 lg:row-start-1 print:hidden">
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-[560] [&::-webkit-details-marker]:hidden">
          {documentMessages.onThisPage}
          <Icon icon={ChevronDown} className="size-5 group-open:rotate-180" strokeWidth={1.75} />
        </summary>
        <Contents sections={sections} className="pb-3" />
      </details>
      <div className="sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto border-s border-line ps-5 max-lg:hidden">
        <p aria-hidden="true" className="mb-1 text-sm text-slate">
          {documentMessages.onThisPage}
        </p>
        <Contents sections={sections} />
      </div>
    </nav>
  );
}

function Contents({ sections, className = "" }: TableOfContentsProps & { className?: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex gap-2 py-2 text-sm leading-tight underline-offset-4 hover:underline lg:py-1.5"
          >
            <span className="min-w-[1.6em] shrink-0 text-slate">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
