import { ButtonLink } from "../ui/button.tsx";
import type { Route } from "./+types/maintenance-page.ts";
import { BareFrame } from "./bare-frame.tsx";
import { pageTags } from "./page-tags.ts";
import { PicturePage } from "./picture-page.tsx";
import { shopPictures } from "./shop-pictures.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "Under Maintenance",
    description: "We are currently working hard on this page! Please come back in a little while.",
  });
}

export default function MaintenancePage() {
  return (
    <BareFrame>
      <PicturePage
        title="Under Maintenance"
        text="We are currently working hard on this page!"
        picture={shopPictures.hoop}
      >
        <ButtonLink to="/">Back to Homepage</ButtonLink>
      </PicturePage>
    </BareFrame>
  );
}
