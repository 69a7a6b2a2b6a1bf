import { environment, settingGroups } from "./environment.ts";

const introduction = `# Settings
All are environment variables. \`npm start\` and the other commands also read them from a file \`.env\` in the project's
folder; a variable that is set already wins over the file. An invalid value stops the start with a sentence.
Each setting may also be a file, as Docker and Kubernetes mount secrets: \`DATABASE_PASSWORD_FILE=/run/secrets/database\`.
This page is made from \`server/platform/environment.ts\`.
`;

/** All settings with their defaults as the text of docs/settings.md. */
export function describeSettings(): string {
  const defaults: Readonly<Record<string, unknown>> = environment.parse({});
  const sections = settingGroups.map(({ title, settings }) => {
    const rows = Object.entries(settings).map(
      ([name, { description = "" }]) =>
        `| \`${name}\` | ${describeDefault(defaults[name])} | ${description} |`,
    );
    return [`## ${title}`, "| setting | default | meaning |", "|---|---|---|", ...rows, ""].join("\n");
  });
  return [introduction, ...sections].join("\n");
}

function describeDefault(value: unknown): string {
  const isNone = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isNone ? "none" : `\`${value}\``;
}
