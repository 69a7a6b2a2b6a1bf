// Stand-ins for the external services: `npm run tool -- stand-ins`, then start the shop with the settings that are
// printed.
import { startJazzCash } from "./jazzcash.ts";
import { startLeopards } from "./leopards.ts";
import { startPostEx } from "./postex.ts";
import { startWhatsApp } from "./whatsapp.ts";

const postEx = await startPostEx({ port: 4_810 });
process.stdout.write(`PostEx: POSTEX_URL=${postEx.url} POSTEX_TOKEN=${postEx.token}\n`);

const leopards = await startLeopards({ port: 4_811 });
process.stdout.write(
  `Leopards: ${Object.entries(leopards.env)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}\n`,
);

const { account, url } = await startWhatsApp({
  port: 4_820,
  callback: "http://localhost:3000/texts/whatsapp",
});
process.stdout.write(
  `WhatsApp: WHATSAPP_URL=${url} WHATSAPP_PHONE_NUMBER_ID=${account.phoneNumberId} WHATSAPP_TOKEN=${account.token} WHATSAPP_APP_SECRET=${account.appSecret} WHATSAPP_VERIFY_TOKEN=${account.verifyToken}\n`,
);

const jazzCash = await startJazzCash({
  port: 4_812,
  noticeUrl: "http://localhost:3000/payments/jazzcash/notice",
});
const { merchantId, password, salt, mpin } = jazzCash.account;
process.stdout.write(
  `JazzCash: JAZZCASH_URL=${jazzCash.url} JAZZCASH_MERCHANT_ID=${merchantId} JAZZCASH_PASSWORD=${password} JAZZCASH_SALT=${salt} JAZZCASH_MPIN=${mpin}\n`,
);
