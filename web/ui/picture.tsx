import type { Picture } from "#contract/catalog/catalog.ts";

/**
 * A phone's width for `sizes`. From 2.5 device pixels per CSS pixel on, full resolution is invisible, but twice the
 * bytes on the line that scripts wait for: such a phone fetches the picture for 1.7.
 */
export function onPhones(vw: number): string {
  return `(max-width: 767px) and (min-resolution: 2.5dppx) ${Math.round(vw * 0.64)}vw, ${vw}vw`;
}

type ShopPictureProps = {
  picture: Omit<Picture, "name">;
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

export function ShopPicture(props: ShopPictureProps) {
  const { picture, alt, sizes, priority = false, className = "", onLoad, onError } = props;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={picture.srcset.replaceAll(".webp", ".avif")} sizes={sizes} />
      <img
        src={picture.downloadURL}
        srcSet={picture.srcset}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        style={picture.focus ? { objectPosition: picture.focus } : undefined}
        onLoad={onLoad}
        onError={onError}
        className={className}
      />
    </picture>
  );
}
