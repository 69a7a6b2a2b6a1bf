import type { ReactNode } from "react";
import { BrandLockup } from "#web/shell/brand.tsx";
import { contentId, PageChange } from "#web/shell/page-change.tsx";
import { ToastPlace } from "#web/shell/toast-place.tsx";
import { shopName } from "../shop-name.ts";
import { OfficeTitle } from "../ui/office-title.tsx";

type SignInFrameProps = { title: string; text?: ReactNode; children: ReactNode };

export function SignInFrame({ title, text, children }: SignInFrameProps) {
  return (
    <div className="grid min-h-dvh content-start justify-items-center gap-7 bg-siyahi px-4 pt-[clamp(32px,12vh,128px)] pb-10">
      <OfficeTitle title={title} />
      <header className="text-kora">
        <BrandLockup name={shopName()} className="h-11 w-auto" />
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="grid w-full max-w-105 content-start gap-5 rounded-lg bg-paper p-6 outline-none sm:p-8"
      >
        <div className="grid gap-1.5">
          <h1>{title}</h1>
          {text && <p className="text-slate wrap-anywhere">{text}</p>}
        </div>
        {children}
      </main>
      <ToastPlace />
      <PageChange />
    </div>
  );
}
