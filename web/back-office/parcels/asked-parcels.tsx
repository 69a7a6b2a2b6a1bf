import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { listParcels, type OrderParcels as OrderParcelsKnown } from "#contract/parcels/office-parcels.ts";
import { callApi } from "#web/back-office/api.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { OrderParcels } from "./order-parcels.tsx";

/** Polling interval until the courier responds, in milliseconds. */
const lookEvery = 2_000;

type AskedParcelsProps = Pick<ComponentProps<typeof OrderParcels>, "order" | "balance">;

/** For a page whose own answer has no parcels: they are read here, and again until each courier has answered. */
export function AskedParcels({ order, balance }: AskedParcelsProps) {
  const [known, setKnown] = useState<OrderParcelsKnown>({ parcels: [], open: [], toCollect: 0 });
  const { revalidate } = useRevalidator();
  const { id, orderProgress } = order;
  const read = useCallback(async () => {
    const result = await callApi(listParcels, { query: { orderId: id } });
    if (result.ok) setKnown(result.data);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the order changes.
  useEffect(() => {
    void read();
  }, [read, orderProgress]);

  const isAsking = known.parcels.some(({ state }) => state === "asked");
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => void read(), lookEvery);
    return () => clearInterval(timer);
  }, [isAsking, read]);

  return (
    <Panel title="Parcel">
      <OrderParcels
        order={order}
        balance={balance}
        known={known}
        onChange={async () => {
          await read();
          await revalidate();
        }}
      />
    </Panel>
  );
}
