import { type Limit, rateLimits } from "./rate-limits.ts";

const minute = 60_000;

const subjects: Record<Exclude<Limit["by"], "work">, string> = {
  address: "network",
  visitor: "customer who is logged in, or a proven order, else network",
  phone: "phone and network of a guest, or the customer",
  user: "customer who is logged in",
};

/** Of all that is counted by what only the asker has. */
const spared: Record<Exclude<Limit["by"], "work">, string> = {
  address: "each network has its own",
  visitor: "customers are counted apart from the strangers of their network",
  phone: "",
  user: "nobody else is counted with them",
};

function windowOf({ window }: Limit): string {
  if (window % (60 * minute) !== 0) return `${window / minute} min`;
  return window === 60 * minute ? "hour" : `${window / minute / 60} hours`;
}

/** The table of limits in docs/limits.md, as Markdown. */
export function limitsTable(): string {
  const rows = Object.entries<Limit>(rateLimits).map(([name, limit]) => {
    const { max, by, of, spares, isRule, kept } = limit;
    const subject = of ?? (by === "work" ? "" : subjects[by]);
    const owner = spares ?? (by === "work" ? "it is their own" : spared[by]);
    const counted = `${kept ? "database" : "memory"}${isRule ? ", independent of the factor" : ""}`;
    return `| \`${name}\` | ${max} in ${windowOf(limit)} | ${subject} | ${owner} | ${counted} |`;
  });
  return [
    "| limit | so many | counted by | whom it spares | counted in |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
