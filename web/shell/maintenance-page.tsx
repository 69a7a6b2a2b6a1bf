import { ButtonLink } from "../ui/button.tsx";
import { BareFrame } from "./bare-frame.tsx";
import { PicturePage } from "./picture-page.tsx";
import { shopPictures } from "./shop-pictures.ts";

export function meta() {
  return [{ title: "Under Maintenance | Tabeeb" }];
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
