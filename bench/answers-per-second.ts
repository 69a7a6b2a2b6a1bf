import { applyLoad, type Load, type Target } from "./apply-load.ts";
import { startProcess } from "./start-process.ts";

export type Compared = Load & { ofLimit: number };

let different = 0;

/** An uncached search; pages without a search are cached (`npm run bench -- render` measures those). */
function anew(path: string) {
  return () => {
    different += 1;
    return { path: `${path}?q=zq${different}` };
  };
}

export async function answersPerSecond(origin: string, seconds: number): Promise<Compared[]> {
  const post = { method: "POST" as const };
  const product = JSON.stringify({ id: "mall-road-v-neck-set" });
  const targets: Target[] = [
    { name: "getProducts", url: `${origin}/products/getProducts`, ...post },
    { name: "getProducts, filtered", url: `${origin}/products/getProducts?category=Men&color=Teal`, ...post },
    {
      name: "getProducts, anew",
      url: `${origin}/products/getProducts`,
      ...post,
      next: anew("/products/getProducts"),
    },
    {
      name: "getProductById",
      url: `${origin}/products/getProductById`,
      ...post,
      next: () => ({ body: product }),
    },
    { name: "/ from cache", url: `${origin}/` },
    { name: "/products from cache", url: `${origin}/products` },
    { name: "/products anew", url: `${origin}/products`, next: anew("/products") },
    { name: "product page from cache", url: `${origin}/selectedItem/mall-road-v-neck-set` },
  ];
  const bare = await startProcess(["bench/bare-fastify.ts"], {});
  try {
    const rows: Compared[] = [];
    for (const target of targets) {
      const bytes = await sizeOf(target);
      // Measure the limit beside each response: the machine's speed changes within a run.
      const limit = await applyLoad({ name: "limit", url: `${bare.origin}/${bytes}`, ...post }, seconds);
      const load = await applyLoad(target, seconds);
      rows.push({
        ...load,
        name: `${target.name} (${Math.round(bytes / 1000)} kB)`,
        ofLimit: load.perSecond / limit.perSecond,
      });
    }
    return rows;
  } finally {
    await bare.stop();
  }
}

async function sizeOf(target: {
  url: string;
  method?: string;
  next?: () => { body?: string };
}): Promise<number> {
  const body = target.next?.().body;
  const response = await fetch(target.url, {
    method: target.method ?? "GET",
    headers: { "accept-encoding": "identity", ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body } : {}),
  });
  return (await response.arrayBuffer()).byteLength;
}
