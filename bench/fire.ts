import { hasComeBack, loseDatabaseInEveryWay } from "./fire/database-away.ts";
import { summary } from "./fire/shop-under-fire.ts";
import { hasStopped, stopInEveryWay } from "./fire/stopping.ts";

// What the shop promises when things go wrong around it, tried on the built shop: `npm run fire`. Ends with 1 if it breaks one.

const print = (line = "") => process.stdout.write(`${line}\n`);
let kept = true;

function judge(isKept: boolean): string {
  kept &&= isKept;
  return isKept ? "kept" : "BROKEN";
}

print("## The shop is stopped under load");
print("| how | seconds | processes left | what clients got | promise |");
print("|---|---|---|---|---|");
for (const stopped of await stopInEveryWay()) {
  const { way, seconds, left, answers } = stopped;
  print(`| ${way} | ${seconds.toFixed(1)} | ${left} | ${summary(answers)} | ${judge(hasStopped(stopped))} |`);
}

print();
print("## The database goes away under load");
print("| how | ready again after ms | what clients got | promise |");
print("|---|---|---|---|");
for (const away of await loseDatabaseInEveryWay())
  print(`| ${away.way} | ${away.readyAfter} | ${summary(away.answers)} | ${judge(hasComeBack(away))} |`);

process.exitCode = kept ? 0 : 1;
