import { href, Link } from "react-router";
import LayoutGrid from "#icons/layout-grid.mjs";
import { homeMessages } from "#messages/home.ts";
import { inLanguage } from "#messages/in-language.ts";
import { Icon } from "../ui/icon.tsx";
import { ShopPicture } from "../ui/picture.tsx";
import type { LoadedHome } from "./load-home.ts";

const frame = "grid aspect-square place-items-center overflow-hidden rounded-md bg-chuna md:aspect-4/5";
const name = "font-[520] decoration-1 underline-offset-4 group-hover:underline";

export function CategoryTiles({ categories }: Pick<LoadedHome, "categories">) {
  return (
    <section className="wrap pt-10 lg:pt-14" aria-labelledby="categories">
      <h2 id="categories" className="mb-4">
        {homeMessages.categories}
      </h2>
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(150px,1fr))] md:gap-4">
        {categories.map((category) => (
          <li key={category.name}>
            <Link
              to={`${href("/products")}?${new URLSearchParams({ category: category.name })}`}
              prefetch="intent"
              className="group grid gap-2 text-center"
            >
              <span className={frame}>
                {category.picture && (
                  <ShopPicture
                    picture={category.picture}
                    alt=""
                    sizes="(min-width: 768px) 210px, 29vw"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className={name}>{inLanguage(category.name, category.urdu)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={href("/products")} prefetch="intent" className="group grid gap-2 text-center">
            <span className={frame}>
              <Icon icon={LayoutGrid} className="size-8 text-slate" strokeWidth={1.25} />
            </span>
            <span className={name}>{homeMessages.everything}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
