import { useLocation, useNavigate } from "react-router";
import ArrowLeft from "#icons/arrow-left.mjs";
import { failureMessages } from "#messages/failures.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PicturePage } from "./picture-page.tsx";
import { shopPictures } from "./shop-pictures.ts";

export function NotFound({ canNavigateBack = false }: { canNavigateBack?: boolean }) {
  return (
    <PicturePage
      title={failureMessages.missingTitle}
      text={failureMessages.missingText}
      picture={shopPictures.folded}
    >
      {canNavigateBack && <NavigateBack />}
      <ButtonLink to="/" look={canNavigateBack ? "secondary" : "primary"}>
        {failureMessages.backToHomepage}
      </ButtonLink>
    </PicturePage>
  );
}

function NavigateBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // A visit's first page has no page of the shop before it.
  const isFirstPage = key === "default";
  return (
    <Button onClick={() => void (isFirstPage ? navigate("/") : navigate(-1))}>
      <Icon icon={ArrowLeft} className="rtl:-scale-x-100" />
      {failureMessages.navigateBack}
    </Button>
  );
}
