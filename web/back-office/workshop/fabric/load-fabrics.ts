import type { LoaderFunctionArgs } from "react-router";
import { listFabric } from "#contract/workshop/fabric.ts";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";

/** Every fabric that is counted or needed; others are omitted. */
export async function loadFabrics({ request }: LoaderFunctionArgs) {
  const { cloths, language } = answerOf(await callApi(listFabric), request);
  return {
    language,
    cloths: cloths.filter(
      ({ onShelf, needed, withoutMetres, used }) => onShelf || needed > 0 || withoutMetres > 0 || used > 0,
    ),
  };
}
