import { expect, test } from "vitest";
import { limitAllWork } from "#server/testing/limit-work.ts";
import { createWorkQueues, type WorkClass } from "./admission.ts";

/** Queues whose clock and turns of the event loop are moved by hand. */
function openQueues(limits = { atOnce: 2, waiting: 2, queueTimeout: 100, deadline: 500 }) {
  let time = 0;
  let lag = 0;
  const turns: (() => void)[] = [];
  const events: string[] = [];
  const queues = createWorkQueues(limitAllWork(limits), {
    now: () => time,
    soon: (work) => turns.push(work),
    delay: () => lag,
  });
  const enter = (name: WorkClass, id: string, isGone = () => false, owner?: string) =>
    queues.enter(name, {
      owner,
      start: () => events.push(`${id} starts`),
      refuse: () => events.push(`${id} refused`),
      isGone,
    });
  const turn = () => {
    for (const work of turns.splice(0)) work();
  };
  return {
    ...queues,
    enter,
    turn,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    lagBy: (milliseconds: number) => {
      lag = milliseconds;
    },
    /** The events since the last call. */
    happened: () => events.splice(0),
  };
}

test("a returning request goes first, and is refused for its deadline alone", () => {
  const { enter, enterAgain, leave, turn, pass, refuseLate, happened } = openQueues();
  const again = (id: string) =>
    enterAgain("orders", {
      start: () => happenedToo.push(`${id} starts`),
      refuse: () => happenedToo.push(`${id} refused`),
      isGone: () => false,
    });
  const happenedToo: string[] = [];
  for (const id of ["a", "b", "c", "d"]) enter("orders", id);
  expect(happened()).toEqual(["a starts", "b starts"]);
  again("e");
  again("f");
  leave("orders");
  turn();
  expect([happenedToo.splice(0), happened()]).toEqual([["f starts"], []]);
  pass(501);
  refuseLate();
  expect([happenedToo.splice(0), happened()]).toEqual([["e refused"], ["c refused", "d refused"]]);
});

test("starts what has a place, lets a few wait, and refuses the rest at once", () => {
  const { enter, leave, turn, happened } = openQueues();
  for (const id of ["a", "b", "c", "d", "e"]) enter("browsing", id);
  expect(happened()).toEqual(["a starts", "b starts", "e refused"]);
  leave("browsing");
  expect(happened()).toEqual([]);
  turn();
  expect(happened()).toEqual(["c starts"]);
});

test("a class that is full leaves the others their places", () => {
  const { enter, happened } = openQueues();
  for (const id of ["a", "b", "c", "d", "e"]) enter("browsing", id);
  happened();
  enter("orders", "order");
  enter("signedIn", "profile");
  enter("reports", "figures");
  expect(happened()).toEqual(["order starts", "profile starts", "figures starts"]);
});

test("the most urgent of what waits goes first, and meanwhile the rest works on one at a time", () => {
  const { enter, leave, turn, happened } = openQueues();
  for (const id of ["order 1", "order 2", "order 3"]) enter("orders", id);
  enter("browsing", "page 1");
  enter("browsing", "page 2");
  expect(happened()).toEqual(["order 1 starts", "order 2 starts", "page 1 starts"]);
  leave("browsing");
  leave("orders");
  turn();
  expect(happened()).toEqual(["order 3 starts", "page 2 starts"]);
});

test("new connections are refused while the first has waited too long, at the socket or here", () => {
  const { enter, pass, lagBy, happened } = openQueues();
  for (const id of ["a", "b", "c"]) enter("browsing", id);
  happened();
  pass(90);
  lagBy(20);
  enter("browsing", "d");
  expect(happened()).toEqual(["d refused"]);
  lagBy(0);
  enter("browsing", "e");
  expect(happened()).toEqual([]);
});

test("admits requests that need not wait while the event loop is late", () => {
  const { enter, lagBy, happened } = openQueues();
  lagBy(10_000);
  enter("browsing", "a");
  expect(happened()).toEqual(["a starts"]);
});

test("refuses requests that wait behind hanging work in the end", () => {
  const { enter, refuseLate, pass, happened } = openQueues();
  for (const id of ["a", "b", "c"]) enter("orders", id);
  pass(400);
  enter("orders", "d");
  refuseLate();
  expect(happened()).toEqual(["a starts", "b starts", "d refused"]);
  pass(101);
  refuseLate();
  expect(happened()).toEqual(["c refused"]);
});

test("a disconnected client takes no slot", () => {
  const { enter, leave, turn, happened } = openQueues();
  for (const id of ["a", "b"]) enter("orders", id);
  enter("orders", "c", () => true);
  enter("orders", "d");
  leave("orders");
  turn();
  expect(happened()).toEqual(["a starts", "b starts", "d starts"]);
});

test("of one class, who has many waiting takes turns with who has one, and gives them room in a full queue", () => {
  const limits = { atOnce: 1, waiting: 4, queueTimeout: 100, deadline: 500 };
  const { enter, leave, turn, pass, happened } = openQueues(limits);
  const ask = (id: string) => enter("drawings", id, () => false, id.slice(0, 1));
  for (const id of ["a1", "a2", "a3", "a4", "a5", "a6"]) ask(id);
  expect(happened()).toEqual(["a1 starts", "a6 refused"]);
  pass(90);
  ask("b1");
  ask("b2");
  expect(happened()).toEqual(["a5 refused", "a4 refused"]);
  for (let each = 0; each < 4; each += 1) {
    leave("drawings");
    turn();
  }
  expect(happened()).toEqual(["a2 starts", "b1 starts", "a3 starts", "b2 starts"]);
});
