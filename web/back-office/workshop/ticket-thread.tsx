import type { Garment } from "#contract/workshop/job-tickets.ts";

export function TicketThread({ thread }: { thread: NonNullable<Garment["thread"]> }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 rounded-full border border-black"
        style={{ backgroundColor: thread.color }}
      />
      {thread.name} thread
    </span>
  );
}
