import { useController } from "react-hook-form";
import { FieldError } from "#web/ui/field-error.tsx";
import type { SettingsFields } from "./settings-form.tsx";

/** From Monday, as in Pakistan. */
const days = [1, 2, 3, 4, 5, 6, 0] as const;
const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type WeekdayChoiceProps = {
  name: "workdays" | "courierWorkdays";
  label: string;
  hint: string;
};

export function WeekdayChoice({ name, label, hint }: WeekdayChoiceProps) {
  const { field, fieldState } = useController<SettingsFields, typeof name>({ name });
  const chosen = new Set(field.value);
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${name}-hint`}>
      <legend className="mb-1.5 text-sm font-[540]">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        {days.map((day) => (
          <label key={day} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4.5 accent-siyahi"
              checked={chosen.has(day)}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const others = field.value.filter((other) => other !== day);
                field.onChange(target.checked ? [...others, day].sort() : others);
              }}
            />
            {names[day]}
          </label>
        ))}
      </div>
      {fieldState.error?.message && <FieldError id={`${name}-error`}>{fieldState.error.message}</FieldError>}
      <p id={`${name}-hint`} className="text-sm text-slate">
        {hint}
      </p>
    </fieldset>
  );
}
