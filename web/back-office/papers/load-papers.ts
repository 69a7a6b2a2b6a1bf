import type { LoaderFunctionArgs } from "react-router";
import { answerOf } from "../answer-of.ts";
import { backOffice } from "../api.ts";
import { askedOrders } from "../ui/asked-orders.ts";

export async function loadPapers({ request }: LoaderFunctionArgs) {
  return answerOf(await backOffice.orders.papers({ query: { ids: askedOrders(request) } }), request);
}
