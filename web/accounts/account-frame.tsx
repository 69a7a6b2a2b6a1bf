import type { ReactNode } from "react";
import { shopPictures } from "../shell/shop-pictures.ts";
import { ShopPicture } from "../ui/picture.tsx";

type AccountFrameProps = { title: string; text?: ReactNode; children: ReactNode };

/** The pages on the way to an account: one column of fields, and on wide screens a garment beside it. */
export function AccountFrame({ title, text, children }: AccountFrameProps) {
  return (
    <main className="grid min-h-180 lg:grid-cols-2">
      <div className="wrap m-auto grid max-w-100 gap-4.5 py-12">
        <div className="grid gap-1.5">
          <h1 className="wrap-anywhere">{title}</h1>
          {text && <p className="text-slate wrap-anywhere">{text}</p>}
        </div>
        {children}
      </div>
      <div className="relative max-h-215 overflow-hidden bg-chuna max-lg:hidden">
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
