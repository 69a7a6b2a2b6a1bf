import type { ReactNode } from "react";
import { ShopPicture } from "../ui/picture.tsx";
import type { ShopPictureFile } from "./shop-pictures.ts";

type PicturePageProps = {
  title: string;
  text?: string;
  picture: ShopPictureFile;
  children?: ReactNode;
};

export function PicturePage({ title, text, picture, children }: PicturePageProps) {
  return (
    <main className="wrap grid content-center items-center gap-8 pt-4 pb-16 lg:grid-cols-2 lg:gap-18">
      <div className="grid justify-items-start gap-4 max-lg:order-2">
        <h1 className="text-4xl tracking-[-.028em]">{title}</h1>
        {text && <p className="max-w-[23.8em] text-lg text-slate">{text}</p>}
        <div className="mt-2 flex flex-wrap gap-2.5">{children}</div>
      </div>
      <div className="aspect-square overflow-hidden rounded-md bg-chuna max-lg:max-h-[44dvh] max-lg:w-full">
        <ShopPicture
          picture={picture}
          alt=""
          sizes="(min-width: 1024px) 46vw, 92vw"
          priority
          className="size-full object-cover"
        />
      </div>
    </main>
  );
}
