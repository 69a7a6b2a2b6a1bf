import { Link, useLoaderData, useRevalidator } from "react-router";
import { getReturn, getReturnPicture, type OfficeRequest } from "#contract/returns/office-returns.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { Money, Typed, When } from "#web/back-office/ui/values.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import {
  kindLabels,
  payerLabels,
  reasonLabels,
  remedyLabels,
  stateLabels,
  stepLabels,
} from "./request-labels.ts";
import { SettleActions } from "./settle-actions.tsx";

export const loader = loaderOf(getReturn);

export function Component() {
  const { request } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { order, kind, reason, state, steps, pictures, details } = request;
  return (
    <>
      <PageHeader
        title={`${order.OrderID}/${request.number}`}
        crumbs={[{ label: "Returns", to: "/returns" }]}
        aside={<span className="text-slate">{stateLabels[state]}</span>}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <Panel title={`${kindLabels[kind]}: ${reasonLabels[reason]}`}>
            <Facts request={request} />
            {details !== "" && (
              <p className="mt-3 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{details}</p>
            )}
            {pictures.length > 0 && (
              <ul className="mt-3 flex flex-wrap gap-3">
                {pictures.map((id, index) => (
                  <li key={id}>
                    <a href={`${getReturnPicture.path}?id=${id}`} target="_blank" rel="noreferrer">
                      <img
                        src={`${getReturnPicture.path}?id=${id}`}
                        alt={`Sent by the customer, ${index + 1} of ${pictures.length}`}
                        loading="lazy"
                        className="max-h-64 w-auto rounded-md border border-line"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <AnswerActions key={state} request={request} onDone={revalidate} />
          <SettleActions key={`${state}-${request.toSettle}`} request={request} onDone={revalidate} />
        </div>
        <div className="grid gap-4">
          <Panel title="Customer">
            <p>
              <Typed text={order.name} />
            </p>
            <p>{order.phone}</p>
            <p className="mt-2">
              <Link to={`/orders/${order.id}`} className="text-link">
                {order.OrderID}
              </Link>
            </p>
          </Panel>
          <Panel title="Steps">
            <ol className="grid gap-2">
              {steps.map(({ step, at, said }) => (
                <li key={step + at}>
                  <p className="flex flex-wrap justify-between gap-x-3">
                    <b className="font-[560]">{stepLabels[step]}</b>
                    <When at={at} />
                  </p>
                  {said !== "" && <p className="whitespace-pre-line wrap-anywhere">{said}</p>}
                </li>
              ))}
            </ol>
          </Panel>
        </div>
      </div>
    </>
  );
}

function Facts({ request }: { request: OfficeRequest }) {
  const { garment, pieces, size, color, remedy, back, out, credit, toSettle, follow } = request;
  const wanted = [size, color?.label].filter((one) => one).join(", ");
  const facts = [
    ["Garment", `${garment.name}, ${garment.size}, ${garment.color}, ${garment.fabric}`],
    ["Pieces", `${pieces} of ${garment.quantity}`],
    ["Paid for them", <Money key="paid" rupees={garment.paid} />],
    ...(wanted === "" ? [] : [["Wanted", wanted]]),
    ...(remedy ? [["Action", remedyLabels[remedy]]] : []),
    ...(back ? [["Shipping to the shop", `paid by ${payerLabels[back]}`]] : []),
    ...(out && remedy !== "refund" ? [["Shipping to the customer", `paid by ${payerLabels[out]}`]] : []),
    ...(credit === null ? [] : [["Refund due", <Money key="credit" rupees={credit} />]]),
    ...(toSettle > 0 ? [["Still to refund", <Money key="open" rupees={toSettle} />]] : []),
    ...(request.toStock === null ? [] : [["Went to", placesOf(request)]]),
    ...(follow
      ? [
          [
            "New order",
            <Link key="follow" to={`/orders/${follow.id}`} className="text-link">
              {follow.OrderID}
            </Link>,
          ],
        ]
      : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={String(label)} className="contents">
          <dt className="text-slate">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function placesOf({ toStock, toRepair, wasted, garment }: OfficeRequest): string {
  const places = [
    [toStock ?? 0, garment.isStocked ? "to stock" : "put aside"],
    [toRepair ?? 0, "to the workshop"],
    [wasted ?? 0, "waste"],
  ] as const;
  return places
    .filter(([count]) => count > 0)
    .map(([count, where]) => `${count} ${where}`)
    .join(", ");
}
