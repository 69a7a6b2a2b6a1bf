import { z } from "zod";

/** The setting REDIS_URL. */
export const redisAddress = z.string().refine(
  (text) => {
    const url = URL.parse(text);
    return (
      url !== null && /^rediss?:$/.test(url.protocol) && url.host !== "" && /^\/?\d*$/.test(url.pathname)
    );
  },
  { error: "give an address such as redis://:password@host:6379, with /1 for its database 1" },
);
