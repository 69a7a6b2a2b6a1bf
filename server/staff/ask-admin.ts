import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { z } from "zod";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { newStaffPassword } from "#contract/staff/staff.ts";
import { reason } from "#contract/values/reason.ts";
import { emailAddress, requiredLine } from "#contract/values/text.ts";
import type { Admin } from "./create-admin.ts";

export async function askAdmin(): Promise<Admin> {
  if (!process.stdin.isTTY) throw new Error("Set ADMIN_EMAIL and ADMIN_PASSWORD, or run this in a terminal.");
  return {
    email: await ask("E-mail: ", emailAddress),
    name: await ask("Name: ", requiredLine(100, reason("ENTER_A_NAME"))),
    password: await ask("Password, which is not shown: ", newStaffPassword, { isHidden: true }),
  };
}

async function ask<Value>(
  question: string,
  schema: z.ZodType<Value>,
  { isHidden = false }: { isHidden?: boolean } = {},
): Promise<Value> {
  for (;;) {
    const result = schema.safeParse(isHidden ? await askHidden(question) : await askOpenly(question));
    if (result.success) return result.data;
    process.stdout.write(`${inEnglish(result.error.issues[0]?.message ?? "")}.\n`);
  }
}

async function askOpenly(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on("SIGINT", () => process.exit(130));
  // Only now: before, the terminal would echo early input.
  process.stdout.write(question);
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stdout.write("\n");
  }
}
