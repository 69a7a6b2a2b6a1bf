import { useId, useState } from "react";
import type { CallFailure } from "#contract/http/caller.ts";
import { provinces } from "#contract/values/provinces.ts";
import { ordersMessages } from "#messages/orders.tsx";
import {
  AddressField,
  AreaField,
  CityField,
  DeliveryInstructionField,
  PostalCodeField,
  ProvinceField,
} from "#web/forms/delivery-fields.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { PhoneField } from "#web/forms/phone-field.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormDialogActions } from "#web/ui/form-dialog-actions.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import type { Addressee } from "../delivery-address.tsx";
import { orderApi } from "../order-api.ts";
import type { ShownOrder } from "../tracking/order-card.tsx";

const validation = lazyResolver((schemas) => schemas.changeDeliveryResolver);

type ChangeDeliveryDialogProps = {
  order: Pick<ShownOrder, "id" | "version" | "isProven">;
  addressee: Addressee | undefined;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** Typed data survives a refusal and closing the dialog. */
export function ChangeDeliveryDialog({
  order,
  addressee,
  open,
  onClose,
  onChanged,
}: ChangeDeliveryDialogProps) {
  const formId = useId();
  const [newer, setNewer] = useState<NewerDelivery>();
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    async send(details) {
      const version = newer?.version ?? order.version;
      const result = await orderApi.mendDelivery({ body: { ...details, id: order.id, version } });
      if (!result.ok) return notSaved(result);
      toastAnswer(result.data.message, "DELIVERY_UPDATED");
      onChanged();
      return undefined;
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  const isShown = addressee !== undefined;
  const last = (name: Exclude<keyof Addressee, "name">) => addressee?.[name] ?? "";
  /** Fields that are hidden from this visitor stay unchanged when empty. */
  const detail = (name: Exclude<keyof Addressee, "name">) => ({
    ...register(name, isShown ? {} : { setValueAs: (typed: string) => typed || undefined }),
    defaultValue: last(name),
    error: errors[name]?.message,
    required: isShown && name !== "area" && name !== "delivery_instruction",
  });

  function notSaved(failed: CallFailure): CallFailure {
    setNewer(newerDelivery(failed.error) ?? newer);
    return failed;
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ordersMessages.mendTitle}
      actions={
        <FormDialogActions formId={formId} busy={busy} keepLabel={ordersMessages.mendKeep} onClose={onClose}>
          {busy ? ordersMessages.mendSaving : ordersMessages.mendSave}
        </FormDialogActions>
      }
    >
      <form {...formProps} id={formId} className="grid gap-4">
        <p className="text-slate">{ordersMessages.mendUntil}</p>
        {!isShown && <p>{ordersMessages.mendOnly}</p>}
        {!isShown && !order.isProven && (
          <TextField
            {...field("currentPhone")}
            label={ordersMessages.phoneOfOrder}
            hint={ordersMessages.phoneOfOrderHint}
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete="off"
            required
          />
        )}
        <PhoneField {...detail("phone")} label={isShown ? undefined : ordersMessages.newPhone} />
        <CityField {...detail("city")} />
        <ProvinceField
          {...detail("province")}
          defaultValue={provinces.find((known) => known === last("province")) ?? ""}
        />
        <PostalCodeField {...detail("postal_code")} />
        <AreaField {...detail("area")} />
        <AddressField {...detail("address")} rows={2} />
        <DeliveryInstructionField {...detail("delivery_instruction")} rows={2} />
        <FormFailure>{failure}</FormFailure>
        {newer && (
          <div className="rounded-md border border-line-strong bg-chuna p-3.5 text-sm">
            <p className="font-[560]">{ordersMessages.saysNow}</p>
            <p className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{newer.text}</p>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The order after a concurrent change: the version for the next change, and its address line by line. */
type NewerDelivery = { version: string; text: string };

const lineNames = ["address", "area", "city", "postal_code", "province", "phone", "delivery_instruction"];

/** Reads it from a refusal; undefined for any other refusal. */
function newerDelivery(error: CallFailure["error"]): NewerDelivery | undefined {
  const told = new Map<string, unknown>(Object.entries(error));
  const version = told.get("version");
  const delivery = told.get("delivery");
  if (error.code !== "CHANGED_SINCE" || typeof version !== "string") return undefined;
  if (typeof delivery !== "object" || delivery === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(delivery));
  const lines = lineNames
    .map((name) => known.get(name))
    .filter((line) => typeof line === "string" && line !== "");
  return { version, text: lines.join("\n") };
}
