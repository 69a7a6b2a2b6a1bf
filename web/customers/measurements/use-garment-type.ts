import { useEffect, useState } from "react";
import type { GarmentType } from "#contract/catalog/garments.ts";
import { browserApi } from "#web/shell/browser-api.ts";

export type LoadedType =
  | { state: "loading" }
  | { state: "loaded"; type: GarmentType | undefined }
  | { state: "failed"; sentence: string };

export function useGarmentType(typeId: string | undefined, isOpen: boolean): LoadedType {
  const [loaded, setLoaded] = useState<LoadedType>({ state: "loading" });
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    void browserApi.getAllGarmentTypes().then((answer) => {
      if (isOver) return;
      setLoaded(
        answer.ok
          ? { state: "loaded", type: answer.data.find(({ _id }) => _id === typeId) }
          : { state: "failed", sentence: answer.error.error },
      );
    });
    return () => {
      isOver = true;
    };
  }, [typeId, isOpen]);
  return loaded;
}
