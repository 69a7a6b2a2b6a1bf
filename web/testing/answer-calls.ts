import { vi } from "vitest";

export type SentCall = { path: string; query: URLSearchParams; body: unknown; headers: Headers };
export type Answer = { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>;

/** Fakes the shop's answers to a page's calls, by path, and records them. Other calls fail as without network. */
export function answerCalls(answers: Record<string, (sent: SentCall) => Answer>): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(input, location.origin);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const sent = { path, query, body, headers: new Headers(init.headers) };
    calls.push(sent);
    const answer = answers[path];
    if (!answer) throw new TypeError("Failed to fetch");
    const { status = 200, body: answered } = await answer(sent);
    return Response.json(answered, { status });
  });
  return calls;
}

export function refusal(code: string, sentence: string, extra: object = {}) {
  return { error: sentence, message: sentence, code, ...extra };
}
