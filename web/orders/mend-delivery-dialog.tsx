import { useId, useState } from "react";
import type { CallFailure } from "#contract/http/caller.ts";
import { provinces } from "#contract/orders/provinces.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { FormDialogActions } from "#web/ui/form-dialog-actions.tsx";
import {
  AddressField,
  AreaField,
  CityField,
  DeliveryInstructionField,
  PostalCodeField,
  ProvinceField,
} from "../forms/delivery-fields.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { lazyResolver } from "../forms/lazy-resolver.ts";
import { PhoneField } from "../forms/phone-field.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toastAnswer } from "../ui/toast.ts";
import type { Addressee } from "./delivery-address.tsx";
import { orderApi } from "./order-api.ts";
import type { ShownOrder } from "./order-card.tsx";

const validation = lazyResolver(() =>
  import("./mend-delivery-resolver.ts").then((module) => module.mendDeliveryResolver),
);

type MendDeliveryDialogProps = {
  order: Pick<ShownOrder, "id" | "version" | "isProven">;
  addressee: Addressee | undefined;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** What was typed survives a refusal and closing the dialog. */
export function MendDeliveryDialog({ order, addressee, open, onClose, onChanged }: MendDeliveryDialogProps) {
  const formId = useId();
  const [newer, setNewer] = useState<NewerDelivery>();
  const { form, busy, failure, formProps } = useCallForm({
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
  const last = (name: Exclude<keyof Addressee, "name">) => addressee?.[name] ?? "";

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
        {!addressee && !order.isProven && (
          <TextField
            {...register("currentPhone")}
            label={ordersMessages.phoneOfOrder}
            hint={ordersMessages.phoneOfOrderHint}
            error={errors.currentPhone?.message}
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete="off"
            required
          />
        )}
        <PhoneField
          {...register("phone")}
          defaultValue={last("phone")}
          error={errors.phone?.message}
          required
        />
        <CityField {...register("city")} defaultValue={last("city")} error={errors.city?.message} />
        <ProvinceField
          {...register("province")}
          defaultValue={provinces.find((known) => known === last("province")) ?? ""}
          error={errors.province?.message}
        />
        <PostalCodeField
          {...register("postal_code")}
          defaultValue={last("postal_code")}
          error={errors.postal_code?.message}
        />
        <AreaField {...register("area")} defaultValue={last("area")} error={errors.area?.message} />
        <AddressField
          {...register("address")}
          defaultValue={last("address")}
          error={errors.address?.message}
          rows={2}
        />
        <DeliveryInstructionField
          {...register("delivery_instruction")}
          defaultValue={last("delivery_instruction")}
          error={errors.delivery_instruction?.message}
          rows={2}
        />
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

/** How an order stands after somebody else was quicker: what a further change has to name, and its address line by line. */
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
