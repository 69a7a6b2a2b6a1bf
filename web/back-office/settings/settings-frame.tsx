import type { ReactNode } from "react";
import { Link } from "react-router";
import { type SettingPage, settingPageNames } from "#contract/settings/setting-pages.ts";
import { PageHeader } from "../ui/page-header.tsx";

const labels: Record<SettingPage, string> = {
  shop: "Shop & contact",
  pricing: "Pricing & delivery",
  payments: "Payments",
  workshop: "Workshop days",
  couriers: "Couriers",
  returns: "Returns",
  orders: "Orders & messages",
  security: "Sign-in & privacy",
};

const addressOf = (page: SettingPage) => (page === "shop" ? "/settings" : `/settings/${page}`);

type SettingsFrameProps = { page: SettingPage; text: string; children: ReactNode };

/** One of the eight pages, beside the list of them. */
export function SettingsFrame({ page, text, children }: SettingsFrameProps) {
  return (
    <div className="grid content-start gap-x-8 gap-y-4 xl:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="Pages of the settings" className="max-xl:-mx-1 xl:sticky xl:top-5 xl:self-start">
        <ul className="flex flex-wrap gap-1 xl:flex-col">
          {settingPageNames.map((name) => (
            <li key={name}>
              <Link
                to={addressOf(name)}
                aria-current={name === page ? "page" : undefined}
                className="flex min-h-9 items-center rounded-md px-2.5 py-1 text-sm hover:bg-chuna aria-[current]:bg-chuna aria-[current]:font-[560] pointer-coarse:min-h-11"
              >
                {labels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <PageHeader title={labels[page]} />
        <p className="-mt-3 mb-5 max-w-160 text-slate">{text}</p>
        {children}
      </div>
    </div>
  );
}
