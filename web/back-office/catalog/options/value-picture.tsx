import { optionPictureAddress } from "#web/options/option-picture.tsx";
import { useSendPicture } from "#web/options/use-send-picture.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldFrame } from "#web/ui/field-frame.tsx";
import { FileInput } from "#web/ui/file-input.tsx";

/** Shown beside the name of a value: small, and sharp on a phone. */
const drawn = { most: { width: 320, height: 640 }, quality: 0.85 };

type ValuePictureProps = {
  name: string;
  picture: string | null;
  onChange: (picture: string | null) => void;
};

export function ValuePicture({ name, picture, onChange }: ValuePictureProps) {
  const notSent = "The picture was not sent. Choose it again.";
  const { busy, failure, send } = useSendPicture({ drawn, notSent, onSent: onChange });

  return (
    <div className="flex items-end gap-3">
      {picture && (
        <img
          src={optionPictureAddress(picture)}
          alt={name}
          className="size-11 shrink-0 rounded-sm border border-line bg-white object-cover"
        />
      )}
      <FieldFrame
        label="Picture"
        optional
        hint={busy ? "Sending..." : undefined}
        error={failure}
        className="flex-1"
      >
        {(attributes) => (
          <FileInput {...attributes} accept="image/*" onChange={(event) => send(event.target.files)} />
        )}
      </FieldFrame>
      {picture && (
        <Button look="quiet" aria-label={`Remove the picture of ${name}`} onClick={() => onChange(null)}>
          Remove
        </Button>
      )}
    </div>
  );
}
