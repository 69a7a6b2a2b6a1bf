import type { ReactNode } from "react";
import { Link } from "react-router";
import { BesideLinks } from "./beside-links.tsx";
import { OfficeTitle } from "./office-title.tsx";

export type Crumb = { label: string; to: string };

export type PageHeaderProps = {
  title: string;
  crumbs?: readonly Crumb[];
  aside?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, crumbs = [], aside, actions }: PageHeaderProps) {
  return (
    <div className="mb-4 grid gap-1">
      <OfficeTitle title={title} />
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumb" className="no-print">
          <ol className="flex flex-wrap gap-x-2 text-sm text-slate">
            {crumbs.map(({ label, to }) => (
              <li key={to} className="flex gap-x-2">
                <Link
                  to={to}
                  className="inline-block py-0.5 text-link pointer-coarse:-my-2.5 pointer-coarse:py-3"
                >
                  {label}
                </Link>
                <span aria-hidden="true" className="py-0.5">
                  /
                </span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="wrap-anywhere">{title}</h1>
          {aside}
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <BesideLinks />
          {actions}
        </div>
      </div>
    </div>
  );
}
