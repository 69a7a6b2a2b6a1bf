import { expect, test } from "vitest";
import { shopperReasons } from "#contract/reasons/shopper-reasons.ts";
import { customerRequestActions, requestActions } from "#contract/returns/request-actions.ts";
import { returnStates } from "#contract/returns/return-rules.ts";
import { decodeReason } from "#contract/values/reason.ts";
import { rowsOf } from "../../testing/verdict-table.ts";
import { decideRequest, openRequestActionsOf, type RequestFacts } from "./decide-requests.ts";

const exchange: RequestFacts = { state: "received", remedy: "exchange", toSettle: 4750, isFollowed: false };

// Of an exchange of a garment for which 4,750 rupees were paid.
const table = rowsOf(`
          asked question approved received done declined withdrawn
approve   yes   yes      no       no       no   no       no
askBack   yes   no       no       no       no   no       no
decline   yes   yes      yes      no       no   no       no
receive   no    no       yes      no       no   no       no
exchange  no    no       no       yes      no   no       no
alter     no    no       no       no       no   no       no
refund    no    no       no       yes      no   no       no
answer    no    yes      no       no       no   no       no
withdraw  yes   yes      no       no       no   no       no
`);

test("what may be done about a request follows from how far it is", () => {
  expect([...table.keys()]).toEqual(requestActions);
  for (const action of requestActions) {
    const verdicts = returnStates.map((state) => decideRequest({ ...exchange, state }, action).may);
    expect([action, ...verdicts.map((may) => (may === "do" ? "yes" : "no"))]).toEqual([
      action,
      ...(table.get(action) ?? []),
    ]);
  }
});

test.each<[string, Partial<RequestFacts>, string[]]>([
  ["another garment was sent for it", { isFollowed: true }, ["refund"]],
  ["another garment was sent and nothing is left", { isFollowed: true, toSettle: 0 }, []],
  ["it is altered", { remedy: "alteration", toSettle: 0 }, ["alter"]],
  ["it is altered, and what its customer laid out comes back", { remedy: "alteration" }, ["alter", "refund"]],
  ["it is given back for money", { remedy: "refund" }, ["refund"]],
])("what came back is settled once when %s", (_when, facts, open) => {
  expect(openRequestActionsOf({ ...exchange, ...facts })).toEqual(open);
});

test("what a customer does about a request is refused in words that each language of the shop has", () => {
  for (const action of customerRequestActions) {
    const decision = decideRequest(exchange, action);
    expect(decision.may).toBe("not");
    if (decision.may === "not")
      expect(shopperReasons).toHaveProperty(decodeReason(decision.why)?.reason ?? "");
  }
});
