import type { ServerResponse } from "node:http";

/** Streams of one member of staff, who may have several browsers, and of everybody; each is an open connection. */
const mostOfOne = 8;
const mostOfAll = 200;

const mostUnread = 64 * 1024;

type Stream = {
  response: ServerResponse;
  staffId: string;
  listener: string;
  isAllowed: () => Promise<boolean>;
};

export function createStreams() {
  const streams = new Set<Stream>();
  /** It is closed only once its reader has got the rest; whatever was written meanwhile would end the shop. */
  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.response.end();
  };

  return {
    count: () => streams.size,
    hasRoomFor({ staffId, listener }: Pick<Stream, "staffId" | "listener">): boolean {
      const others = [...streams].filter(
        (stream) => stream.staffId !== staffId || stream.listener !== listener,
      );
      const own = others.filter((stream) => stream.staffId === staffId);
      return own.length < mostOfOne && others.length < mostOfAll;
    },
    add(stream: Stream): void {
      for (const other of streams) {
        if (other.staffId === stream.staffId && other.listener === stream.listener) other.response.destroy();
      }
      streams.add(stream);
      stream.response.on("close", () => streams.delete(stream));
    },
    send(text: string): void {
      for (const { response } of streams) {
        if (response.writableLength > mostUnread) response.destroy();
        else response.write(text);
      }
    },
    /** What cannot be checked now is checked the next time. */
    async endForbidden(): Promise<void> {
      for (const stream of [...streams]) {
        if (!(await stream.isAllowed())) end(stream);
      }
    },
    endAll(): void {
      for (const stream of streams) end(stream);
    },
  };
}
