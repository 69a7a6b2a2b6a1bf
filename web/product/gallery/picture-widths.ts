import { onPhones } from "../../ui/picture.tsx";

/** On phones a little less than its real 92vw, so that a screen of 720 device pixels gets the picture of 640. */
export const pictureWidths = `(min-width: 1024px) 656px, (min-width: 768px) 92vw, ${onPhones(88)}`;
