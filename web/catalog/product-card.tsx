import { href, Link } from "react-router";
import { frontKey } from "#contract/catalog/front-picture.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productCardMessages } from "#messages/product-card.ts";
import { ShopPicture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import { Stars } from "../ui/stars.tsx";
import type { CardProduct } from "./card-product.ts";
import { pictureInColor } from "./picture-in-color.ts";

type ProductCardProps = {
  product: CardProduct;
  color?: string | undefined;
  sizes: string;
  priority?: boolean;
};

export function ProductCard({ product, color, sizes, priority = false }: ProductCardProps) {
  const { name, category, from_price: price, from_regular_price: regularPrice, colors, images } = product;
  const inColor = color === undefined ? undefined : images[frontKey(color)];
  const picture = inColor ?? images.primary;
  const shownColor = inColor ? colors.find(({ label }) => label === color) : colors[0];
  const wanted = colors.find(({ label }) => label === color);
  return (
    <article className="group relative grid min-w-0 content-start gap-2.5 wrap-anywhere">
      <div className="relative aspect-4/5 overflow-hidden rounded-md bg-chuna">
        {picture && (
          <ShopPicture
            picture={picture}
            alt={
              picture.alt ??
              (shownColor
                ? productCardMessages.inColor(name, inLanguage(shownColor.label, shownColor.urdu))
                : name)
            }
            sizes={sizes}
            priority={priority}
            className="size-full object-cover transition-transform duration-260 ease-tailor group-hover:scale-[1.025]"
          />
        )}
        {/* Not fetched before hover, because hidden lazy pictures wait. No background: the first picture shows through
           until it has loaded. */}
        {images.back && (
          <ShopPicture
            picture={pictureInColor(images.back, wanted?.value ?? "")}
            alt=""
            sizes={sizes}
            className="absolute inset-0 hidden size-full object-cover group-hover:block"
          />
        )}
        {price < regularPrice && (
          <span className="absolute start-2.5 top-2.5 rounded-sm bg-anar px-2.25 pt-0.75 pb-1 text-xs leading-[1.4] font-[560] text-white">
            {productCardMessages.sale}
          </span>
        )}
      </div>
      <div className="grid gap-0.5">
        <h3 className="text-base font-[520]">
          <Link
            to={productAddress(product.id, wanted?.label)}
            prefetch="intent"
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-kashi"
          >
            {name}
          </Link>
        </h3>
        <div className="flex items-center justify-between gap-2 text-sm text-slate">
          <span>{category}</span>
          <ColorDots colors={colors} />
        </div>
        {product.reviewCount > 0 && (
          <p className="flex items-center gap-1.5 text-sm text-slate">
            <Stars rating={product.averageRating} />
            <span aria-hidden="true">
              {product.averageRating} ({product.reviewCount})
            </span>
          </p>
        )}
        <Price price={price} regularPrice={regularPrice} isFrom={product.prices_differ} />
        {product.isSoldOut && (
          <p className="text-sm text-anar">
            {product.isGone ? productCardMessages.soldOut : productCardMessages.onlyToMeasure}
          </p>
        )}
      </div>
    </article>
  );
}

const mostDots = 5;

function ColorDots({ colors }: { colors: CardProduct["colors"] }) {
  return (
    <span
      role="img"
      aria-label={productCardMessages.colors(colors.length)}
      className="flex shrink-0 gap-0.75"
    >
      {colors.slice(0, mostDots).map(({ label, value }) => (
        <span
          key={label}
          className="size-2.75 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)]"
          style={{ backgroundColor: value }}
        />
      ))}
    </span>
  );
}

function productAddress(id: string, colorLabel?: string): string {
  const path = href("/selectedItem/:id", { id });
  return colorLabel === undefined ? path : `${path}?${new URLSearchParams({ color: colorLabel })}`;
}
