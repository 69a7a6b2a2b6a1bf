import { expect, test } from "vitest";
import { createBoundedQueue, QueueFullError } from "./bounded-queue.ts";

function tracked() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const job = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(name)));
  };
  return { ends, begun, job };
}

test("works on so many at once, lets so many wait, and refuses the others at once", async () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 2 });
  const { ends, begun, job } = tracked();
  const first = [1, 2, 3, 4].map((name) => queue.run(job(name)));
  await expect(queue.run(job(5))).rejects.toBeInstanceOf(QueueFullError);
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  expect(await first[1]).toBe(2);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  const sixth = queue.run(job(6));
  ends[0]?.();
  ends[2]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4, 6]);
  for (const end of ends) end();
  expect(await Promise.all([...first, sixth])).toEqual([1, 2, 3, 4, 6]);
});

test("a piece that fails gives its place on", async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const next = queue.run(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await queue.run(async () => "again")).toBe("again");
});

test("urgent jobs go first, and in a full queue replace the last one that is not urgent", async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 2 });
  const { ends, begun, job } = tracked();
  const first = queue.run(job(1));
  const stranger = queue.run(job(2));
  const lateStranger = queue.run(job(3));
  const urgent = queue.run(job(4), true);
  await expect(lateStranger).rejects.toBeInstanceOf(QueueFullError);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([1, 4]);
  const secondUrgent = queue.run(job(5), true);
  const thirdUrgent = queue.run(job(6), true);
  await expect(stranger).rejects.toBeInstanceOf(QueueFullError);
  await expect(queue.run(job(7), true)).rejects.toBeInstanceOf(QueueFullError);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 4, 5]);
  ends[2]?.();
  await expect.poll(() => begun).toEqual([1, 4, 5, 6]);
  ends[3]?.();
  expect(await Promise.all([first, urgent, secondUrgent, thirdUrgent])).toEqual([1, 4, 5, 6]);
});
