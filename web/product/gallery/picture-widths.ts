import { onPhones } from "../../ui/picture.tsx";

/** On phones a little less than the 92 hundredths that it takes: a screen of 720 dots is served by a picture of 640 as well. */
export const pictureWidths = `(min-width: 1024px) 656px, (min-width: 768px) 92vw, ${onPhones(88)}`;
