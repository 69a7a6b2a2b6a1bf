import { sendGarbage } from "./fire/garbage.ts";
import { sendHostilePictures } from "./fire/hostile-pictures.ts";
import { askOddAddresses, askUnawareShop } from "./fire/odd-addresses.ts";
console.log("garbage", await sendGarbage("short"));
console.log("odd", await askOddAddresses());
console.log("control", await askUnawareShop());
console.log("pictures", await sendHostilePictures());
