import { expect, test } from "vitest";
import { assertDurable } from "./durability.ts";
import { createTestDatabase } from "./testing/create-test-database.ts";

const { pool } = await createTestDatabase();

test("a server that may lose confirmed orders is refused, and the sentence names the settings", async () => {
  await expect(assertDurable(pool)).rejects.toThrow(
    "The database could lose confirmed orders because fsync, full_page_writes, synchronous_commit is off",
  );
});
