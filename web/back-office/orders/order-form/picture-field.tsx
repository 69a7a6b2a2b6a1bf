import { useFormContext } from "react-hook-form";
import type { OfferedOption } from "#contract/options/invented.ts";
import { formatRupees } from "#contract/values/money.ts";
import { PictureOption } from "#web/product/choices/picture-option.tsx";
import type { LineFields } from "./line-fields.ts";

type PictureFieldProps = {
  option: OfferedOption;
  error: string | undefined;
};

export function PictureField({ option: { id, name, charge, setupCharge = 0 }, error }: PictureFieldProps) {
  const form = useFormContext<LineFields>();
  const value = form.watch(`options.${id}`) ?? "";
  const choose = (chosen: string) =>
    form.setValue(`options.${id}`, chosen, { shouldDirty: true, shouldValidate: chosen !== "yes" });
  const charges = [
    ...(charge > 0 ? [` + ${formatRupees(charge)}`] : []),
    ...(setupCharge > 0 ? [` + ${formatRupees(setupCharge)} once per order`] : []),
  ];
  return (
    <div className="grid content-start gap-2">
      <label className="flex min-h-control items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-siyahi"
          checked={value !== ""}
          onChange={(event) => choose(event.target.checked ? "yes" : "")}
        />
        <span>
          {name}
          {charges}
        </span>
      </label>
      {value !== "" && <PictureOption id={id} value={value} problem={error} onChoose={choose} />}
    </div>
  );
}
