import { failureMessages } from "#messages/failures.ts";
import { plainPageMessages } from "#messages/plain-pages.ts";
import { ButtonLink } from "../ui/button.tsx";
import type { Route } from "./+types/maintenance-page.ts";
import { BareFrame } from "./bare-frame.tsx";
import { type PageHandle, pageTags } from "./page-tags.ts";
import { PicturePage } from "./picture-page.tsx";
import { shopPictures } from "./shop-pictures.ts";

/** Shown at any address while the shop is closed; scripts would run the page of that address. */
export const handle: PageHandle = { withoutScripts: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: plainPageMessages.maintenanceTitle,
    description: plainPageMessages.maintenanceDescription,
  });
}

export default function MaintenancePage() {
  return (
    <BareFrame>
      <PicturePage
        title={plainPageMessages.maintenanceTitle}
        text={plainPageMessages.maintenanceText}
        picture={shopPictures.hoop}
      >
        <ButtonLink to="/">{failureMessages.backToHomepage}</ButtonLink>
      </PicturePage>
    </BareFrame>
  );
}
