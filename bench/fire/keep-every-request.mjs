// A leak for the control of R12: something of every request is kept for ever.
import { subscribe } from "node:diagnostics_channel";

const kept = [];
subscribe("http.server.request.start", ({ request }) => {
  kept.push({ headers: request.headers, text: Buffer.alloc(10_000, 1) });
});
