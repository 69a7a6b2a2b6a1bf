import { createHash } from "node:crypto";

export type DuplicateDetector = {
  add: (key: string) => boolean;
};

/**
 * Stores 53 bits of a digest instead of each text, so that two hundred thousand rows take some megabytes: one in a
 * hundred thousand such files has a false duplicate.
 */
export function createDuplicateDetector(): DuplicateDetector {
  const digests = new Set<number>();
  return {
    add: (key) => {
      const size = digests.size;
      const digest = createHash("sha1").update(key).digest();
      digests.add(digest.readUIntBE(0, 6) * 32 + Math.floor(digest.readUInt8(6) / 8));
      return digests.size > size;
    },
  };
}
