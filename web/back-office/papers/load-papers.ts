import type { LoaderFunctionArgs } from "react-router";
import { getPapers } from "#contract/order-views/papers.ts";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { askedOrders } from "../ui/asked-orders.ts";

export async function loadPapers({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(getPapers, { query: { ids: askedOrders(request) } }), request);
}
