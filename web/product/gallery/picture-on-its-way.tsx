import { type RefObject, useEffect, useState } from "react";

type PictureOnItsWayProps = {
  address: string;
  frame: RefObject<HTMLElement | null>;
};

export function PictureOnItsWay({ address, frame }: PictureOnItsWayProps) {
  // The first picture has a placeholder in its color.
  const [arrived, setArrived] = useState(address);

  useEffect(() => {
    let gone = false;
    function arrive() {
      if (!gone) setArrived(address);
    }
    frame.current?.querySelector("img")?.decode().then(arrive, arrive);
    return () => {
      gone = true;
    };
  }, [address, frame]);

  return arrived !== address && <Sewing />;
}

export function Sewing() {
  return (
    <span aria-hidden="true" className="page-loader absolute inset-x-0 bottom-0 bg-siyahi py-0.75">
      <span className="stitches sewing block text-gainda-lit" />
    </span>
  );
}
