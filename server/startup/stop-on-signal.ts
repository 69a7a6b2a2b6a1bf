/** Milliseconds in which the shop has ended after a signal, whatever hangs. */
const stopTime = 10_000;

export function stopOnSignal(stop: () => Promise<void>, say: (line: string) => void): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    say("Closing the shop …");
    setTimeout(() => process.exit(1), stopTime).unref();
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
