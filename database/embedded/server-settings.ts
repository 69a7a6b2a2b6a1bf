export type ServerSettings = Readonly<Record<string, string>>;

/** A small machine shared with the shop's own process; durability of confirmed orders stays on. */
export const shopServerSettings: ServerSettings = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",

  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "50",
  cluster_name: "tabeeb",

  // Only what is read takes memory; the search table of a hundred thousand products and its index fit in.
  shared_buffers: "256MB",
  // Holds the bitmap of a common prefix exactly; a lossy bitmap would read each row of its pages.
  work_mem: "16MB",
  huge_pages: "off",
  max_wal_size: "512MB",
  // Queries take a millisecond: compiling them or spreading them over workers costs more than it gives.
  jit: "off",
  max_parallel_workers_per_gather: "0",
  io_method: "sync",
  // Both take memory from the start: what a hundred orders a second write fits in, and nothing is read ahead.
  wal_buffers: "1MB",
  io_max_concurrency: "8",
  random_page_cost: "1.1",
  // Shorter than the shop's lock_timeout, which would otherwise hide a deadlock and with it the chance to retry.
  deadlock_timeout: "200ms",

  timezone: "UTC",
  log_timezone: "UTC",
  // No statements, values or details in the log: they would be names and addresses of customers.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "",
};

/** For a cluster that is thrown away after the tests: nothing waits for the disk. */
export const throwawayServerSettings: ServerSettings = {
  ...shopServerSettings,
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  autovacuum: "off",
};

export function toArguments(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
