import { addressBlock } from "../http/address-block.ts";
import type { Taken } from "../http/rate-counters.ts";
import type { ShopApp } from "../shop-app.ts";

export type TryingToLogIn = {
  email: string;
  ip: string;
  device: string | undefined;
};

/**
 * Takes one of the failures that an attempt may add to, before anything is compared, so that attempts at the same moment are
 * counted as well. To be given back unless it failed. There is no limit for an account alone: anyone could lock its owner
 * out with it.
 */
export async function takeLoginTry(
  app: Pick<ShopApp, "takeOf">,
  { email, ip, device }: TryingToLogIn,
): Promise<Taken> {
  if (device !== undefined) return app.takeOf("loginByDevice", device);
  const block = addressBlock(ip);
  const ofAddress = await app.takeOf("loginByAddress", block);
  if (ofAddress.outcome === "refused") return ofAddress;
  const ofAccount = await app.takeOf("loginByAccount", `${email.toLowerCase()}\n${block}`);
  if (ofAccount.outcome === "refused") {
    await ofAddress.giveBack();
    return ofAccount;
  }
  return {
    outcome: "taken",
    giveBack: async () => {
      await ofAccount.giveBack();
      await ofAddress.giveBack();
    },
  };
}
