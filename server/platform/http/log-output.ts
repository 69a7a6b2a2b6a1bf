import { destination } from "pino";

/** Bytes of lines that wait while nothing can be written; further ones are lost. */
const mostWaiting = 1024 * 1024;

/**
 * Where the log goes, the standard output unless another file descriptor is given. One that cannot be written, such as
 * a file on a full disk, loses lines; with pino's own it would end the process, or keep it from ending, for its last
 * lines are tried for ever.
 */
export function openLogOutput(dest: number = process.stdout.fd): ReturnType<typeof destination> {
  const output = destination({ dest, sync: false, maxLength: mostWaiting });
  const writeTheRest = output.flushSync.bind(output);
  let isBroken = false;
  output.on("error", () => {
    isBroken = true;
  });
  output.on("write", () => {
    isBroken = false;
  });
  output.flushSync = () => {
    if (!isBroken) writeTheRest();
  };
  return output;
}
