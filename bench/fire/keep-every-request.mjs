// For the control of R12: leaks memory on every request.
import { subscribe } from "node:diagnostics_channel";

const kept = [];
subscribe("http.server.request.start", ({ request }) => {
  kept.push({ headers: request.headers, text: Buffer.alloc(10_000, 1) });
});
