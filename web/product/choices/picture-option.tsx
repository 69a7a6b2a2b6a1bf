import { optionPictureMessages } from "#messages/option-pictures.ts";
import { FileInput } from "#web/ui/file-input.tsx";
import { getCart } from "../../cart/cart-store.ts";
import { optionPictureAddress } from "../../options/option-picture.tsx";
import { useSendPicture } from "../../options/use-send-picture.ts";
import { FieldFrame } from "../../ui/field-frame.tsx";

const drawn = { most: { width: 1400, height: 8400 }, quality: 0.92 };

type PictureOptionProps = {
  id: string;
  value: string;
  problem: string | undefined;
  onChoose: (value: string) => void;
};

export function PictureOption({ id, value, problem, onChoose }: PictureOptionProps) {
  const notSent = optionPictureMessages.failed;
  const { busy, failure, send } = useSendPicture({ drawn, notSent, onSent: onChoose });
  const isSent = value !== "yes";
  const others = inCart(id).filter((picture) => picture !== value);

  return (
    <div className="grid gap-2.5 rounded-md border border-line p-3.5">
      {isSent && (
        <img
          src={optionPictureAddress(value)}
          alt={optionPictureMessages.yours}
          className="h-28 w-auto max-w-full justify-self-start rounded-sm border border-line bg-white object-contain"
        />
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((picture) => (
            <button
              key={picture}
              type="button"
              aria-label={optionPictureMessages.takeAgain}
              onClick={() => onChoose(picture)}
              className="rounded-sm border border-line-strong bg-white p-1 hover:border-siyahi"
            >
              <img src={optionPictureAddress(picture)} alt="" className="h-11 w-auto object-contain" />
            </button>
          ))}
        </div>
      )}
      <FieldFrame
        label={isSent ? optionPictureMessages.chooseAnother : optionPictureMessages.choose}
        hint={optionPictureMessages.hint}
        error={failure || (busy ? undefined : problem)}
      >
        {(attributes) => (
          <FileInput
            {...attributes}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => send(event.target.files)}
          />
        )}
      </FieldFrame>
      <p role="status" className="text-sm text-slate empty:sr-only">
        {busy && <span>{optionPictureMessages.sending}</span>}
      </p>
    </div>
  );
}

function inCart(option: string): string[] {
  const values = getCart().cart.flatMap(({ options = [] }) =>
    options.filter(({ id }) => id === option).map(({ value }) => value),
  );
  return [...new Set(values)];
}
