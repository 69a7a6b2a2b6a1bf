import { fastify } from "fastify";

// The limit: Fastify alone, answering each POST to /<bytes> with constant JSON of about that size.

const app = fastify();

app.post<{ Params: { bytes: string } }>("/:bytes", {
  handler: async (request) => constantOf(Number(request.params.bytes)),
});

const made = new Map<number, { text: string[] }>();

function constantOf(bytes: number): { text: string[] } {
  const known = made.get(bytes) ?? {
    text: Array.from({ length: Math.ceil(bytes / 52) }, () => "x".repeat(49)),
  };
  made.set(bytes, known);
  return known;
}

await app.listen({ port: 0 });
const address = app.server.address();
process.stdout.write(`http://localhost:${typeof address === "object" ? address?.port : ""}\n`);
process.once("SIGTERM", () => app.close());
