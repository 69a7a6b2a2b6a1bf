import { documentMessages } from "#messages/documents.tsx";
import { language } from "#messages/language.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import type { DocumentSection } from "./document-sections.ts";
import { TableOfContents } from "./table-of-contents.tsx";

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
