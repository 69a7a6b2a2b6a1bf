import type { Socket } from "node:net";
import { say } from "#contract/values/say.ts";
import { headersOfRefusals } from "./security-headers.ts";
import { errorAnswer } from "./send-error.ts";

/** Answers what is no HTTP, or has a head that is too large, with the contract's body, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // The other side has gone, or an answer has begun.
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const [status, phrase] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? [431, "Request Header Fields Too Large"]
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? [408, "Request Timeout"]
        : [400, "Bad Request"];
  const { body } = errorAnswer("INVALID", say("REQUEST_UNREADABLE"));
  const content = JSON.stringify(body);
  const headers = {
    ...headersOfRefusals,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(content)),
    connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${head.join("")}\r\n${content}`);
}
