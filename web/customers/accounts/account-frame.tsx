import type { ReactNode } from "react";
import { shopPictures } from "#web/shell/shop-pictures.ts";
import { ShopPicture } from "#web/ui/picture.tsx";

type AccountFrameProps = { title: string; text?: ReactNode; children: ReactNode };

export function AccountFrame({ title, text, children }: AccountFrameProps) {
  return (
    <main className="grid min-h-[72svh] lg:min-h-215 lg:grid-cols-2">
      {/* Aligned to the top, so that nothing moves when an error appears below a field. */}
      <div className="wrap grid max-w-100 content-start gap-4.5 pt-10 pb-28 lg:pt-[clamp(48px,16vh,160px)]">
        <div className="grid gap-1.5">
          <h1 className="wrap-anywhere">{title}</h1>
          {text && <p className="text-slate wrap-anywhere">{text}</p>}
        </div>
        {children}
      </div>
      <div className="relative overflow-hidden bg-chuna max-lg:hidden">
        <ShopPicture
          picture={shopPictures.form}
          alt=""
          sizes="50vw"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </main>
  );
}
