import type { SpokenLine } from "#contract/options/line-option.ts";
import { inLanguage } from "#messages/in-language.ts";

type OptionPicturesProps = { item: Pick<SpokenLine, "options">; className?: string };

export function optionPictureAddress(picture: string): string {
  return `/options/getPicture?id=${picture}`;
}

export function OptionPictures({ item: { options = [] }, className = "h-14" }: OptionPicturesProps) {
  return options.map(
    ({ id, kind, name, urdu, value }) =>
      kind === "picture" &&
      value !== "" && (
        <img
          key={id}
          src={optionPictureAddress(value)}
          alt={inLanguage(name, urdu)}
          className={`${className} w-auto max-w-full justify-self-start rounded-sm border border-line bg-white object-contain`}
        />
      ),
  );
}
