import ChevronDown from "#icons/chevron-down.mjs";
import { documentMessages } from "#messages/documents.tsx";
import { language } from "#messages/language.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { DocumentSection } from "./document-sections.ts";

type DocumentPageProps = {
  title: string;
  lead: string;
  lastChanged: string;
  sections: readonly DocumentSection[];
};

export function DocumentPage({ title, lead, lastChanged, sections }: DocumentPageProps) {
  return (
    <main className="wrap pt-7 pb-24 lg:pt-10 print:p-0">
      <Breadcrumb items={[{ label: title }]} />
      <div className="mt-3 grid gap-x-18 gap-y-8 lg:mt-8 lg:grid-cols-[16rem_minmax(0,66ch)] lg:gap-y-12 print:block">
        <div className="grid max-w-[37.4em] content-start gap-4 lg:col-start-2">
          <h1>{title}</h1>
          <p className="text-lg text-slate">{lead}</p>
          <p className="text-sm text-slate">
            {documentMessages.lastChanged(<time dateTime={lastChanged}>{longDate(lastChanged)}</time>)}
          </p>
        </div>
        <TableOfContents sections={sections} />
        <div className="grid gap-10 lg:col-start-2 lg:gap-12 print:block">
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id} className="print:mt-6">
              <h2 id={id} className="scroll-mt-6 text-xl print:break-after-avoid">
                {index + 1}. {heading}
              </h2>
              <div className={textStyle}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

const textStyle =
  "mt-3 grid gap-3.5 wrap-anywhere [&_li]:mt-1.5 [&_li]:ps-1 [&_ul]:list-disc [&_ul]:ps-5 [&_ul]:marker:text-slate";

const format = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

function longDate(day: string): string {
  return format.format(new Date(day));
}

type TableOfContentsProps = { sections: readonly { id: string; title: string }[] };

function TableOfContents({ sections }: TableOfContentsProps) {
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
