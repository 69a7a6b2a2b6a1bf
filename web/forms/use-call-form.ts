import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegister,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { CallFailure } from "#contract/http/caller.ts";
import { toastError } from "../ui/toast.ts";
import type { LazyResolver } from "./lazy-resolver.ts";
import { onceReleased } from "./pointer-released.ts";
import { takeFilled } from "./take-filled.ts";
import { useFailure } from "./use-failure.ts";

type CallFormOptions<Fields extends FieldValues, Values> = {
  validation: LazyResolver<Fields, Values>;
  /** Makes the call with valid values and handles success; returns a failure. */
  send: (values: Values) => Promise<CallFailure | undefined>;
  /** The field for a failure that names none, by its code. */
  fieldOfCode?: Readonly<Record<string, Path<Fields>>>;
  /** Shows failures only on the form, where the specification wants no toast (section 8). */
  withoutToast?: boolean;
  /** Initial values, for forms that are not server-rendered. */
  defaultValues?: DefaultValues<Fields>;
};

type FieldProps = UseFormRegisterReturn & { error: string | undefined };

/** Props of a field: name, handlers and error. */
export function fieldOf<Fields extends FieldValues>(
  register: UseFormRegister<Fields>,
  errors: FieldErrors<Fields>,
) {
  return <Name extends Path<Fields>>(name: Name, options?: RegisterOptions<Fields, Name>): FieldProps => ({
    ...register(name, options),
    error: errors[name]?.message as string | undefined,
  });
}

export type CallForm<Fields extends FieldValues, Values> = {
  form: UseFormReturn<Fields, unknown, Values>;
  field: ReturnType<typeof fieldOf<Fields>>;
  /** True from submission until the shop has answered and the page has changed. */
  busy: boolean;
  /** The error beside the button: a failure that belongs to no field. */
  failure: string;
  /** For the `<form>`. `method` avoids the typed data in the address if it is sent without its script. */
  formProps: {
    method: "post";
    noValidate: true;
    onSubmit: (event: SubmitEventLike) => void;
    onFocus: () => void;
  };
};

type SubmitEventLike = { preventDefault: () => void; currentTarget?: unknown };

/**
 * A form that makes one call of the API. A failure shows in a toast, and stays beside its field or, without one, beside
 * the button; typed data stays. Fields without default values retain text typed before hydration.
 */
export function useCallForm<Fields extends FieldValues, Values>({
  validation,
  send,
  fieldOfCode = {},
  withoutToast = false,
  defaultValues,
}: CallFormOptions<Fields, Values>): CallForm<Fields, Values> {
  const form = useForm<Fields, unknown, Values>({
    mode: "onTouched",
    resolver: onceReleased(validation.resolver),
    ...(defaultValues === undefined ? {} : { defaultValues }),
  });
  const [failure, setFailure] = useFailure();
  const busy = form.formState.isSubmitting;

  function isField(name: string): name is Path<Fields> {
    return name in form.getValues();
  }

  function meet({ code, error, fields }: CallFailure["error"]) {
    if (!withoutToast) toastError(error);
    const field = fieldOfCode[code];
    const named = fields ?? (field ? { [field]: error } : {});
    const known = Object.entries(named).filter(([name]) => isField(name));
    known.forEach(([name, message], index) => {
      if (isField(name)) form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
    });
    if (known.length === 0) setFailure(error);
  }

  async function sendValid(values: Values) {
    const failed = await send(values);
    // Not earlier: the button would move under the pointer.
    setFailure("");
    if (failed) meet(failed.error);
  }

  function refuseInput(errors: FieldErrors<Fields>) {
    const message = errors.root?.offline?.message;
    setFailure("");
    if (message) meet({ code: "OFFLINE", error: message, message });
  }

  function onSubmit(event: SubmitEventLike) {
    event.preventDefault();
    takeFilled(event.currentTarget, form);
    if (!busy) void form.handleSubmit(sendValid, refuseInput)();
  }

  return {
    form,
    field: fieldOf(form.register, form.formState.errors),
    busy,
    failure,
    formProps: { method: "post", noValidate: true, onSubmit, onFocus: validation.preload },
  };
}
