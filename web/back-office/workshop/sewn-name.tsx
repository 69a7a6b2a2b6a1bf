import { useNastaliq } from "#web/preview/use-nastaliq.ts";

/** A name letter for letter; one in Urdu in the face that it is drawn in, whatever the device has. */
export function SewnName({ name }: { name: string }) {
  useNastaliq(name);
  return (
    <bdi
      className="wrap-anywhere"
      style={{ fontFamily: `"Anek Latin", "Anek Latin Rest", "Noto Nastaliq Urdu", sans-serif` }}
    >
      {name}
    </bdi>
  );
}
