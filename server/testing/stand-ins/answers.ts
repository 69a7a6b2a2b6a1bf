import type { IncomingMessage, ServerResponse } from "node:http";
import { PDFDocument } from "@cantoo/pdf-lib";

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text === "" ? {} : JSON.parse(text);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export async function sendPdf(response: ServerResponse, texts: readonly string[]): Promise<void> {
  const document = await PDFDocument.create();
  for (const text of texts)
    document.addPage([288, 432]).drawText(text, { x: 20, y: 400, size: 12, lineHeight: 14 });
  response.writeHead(200, { "content-type": "application/pdf" }).end(await document.save());
}
