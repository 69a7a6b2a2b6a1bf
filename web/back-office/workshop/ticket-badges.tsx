import type { Badge } from "#contract/workshop/job-tickets.ts";
import { PrintedWords } from "../papers/printed-words.tsx";
import { TicketThread } from "./ticket-thread.tsx";

export function TicketBadges({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="grid gap-2">
      {badges.map(({ name, text, place, thread }) => (
        <li key={name} className="grid gap-0.5">
          <span className="text-xs">{name}</span>
          <strong className="text-xl leading-normal font-[640]">
            <PrintedWords>{text}</PrintedWords>
          </strong>
          <span className="flex flex-wrap gap-x-6">
            {place && (
              <span>
                Place: <strong className="font-[640]">{place}</strong>
              </span>
            )}
            {thread ? <TicketThread thread={thread} /> : <span>Thread: ask the office</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
