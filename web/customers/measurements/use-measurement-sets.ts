import { useCallback, useEffect, useState } from "react";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { accountApi } from "../accounts/account-api.ts";
import { byName } from "./save-measurements.ts";

export type LoadedSets =
  | { state: "loading"; sets?: never }
  | { state: "failed"; sentence: string; sets?: never }
  | { state: "loaded"; sets: readonly MeasurementSet[] };

export type MeasurementSetsState = LoadedSets & {
  load: () => Promise<void>;
  showKept: (set: MeasurementSet) => void;
  showWithout: (id: string) => void;
};

/** The customer's saved measurements, loaded once `wanted`. */
export function useMeasurementSets(wanted: boolean): MeasurementSetsState {
  const [loaded, setLoaded] = useState<LoadedSets>({ state: "loading" });

  const load = useCallback(async () => {
    setLoaded((before) => (before.sets ? before : { state: "loading" }));
    const answer = await accountApi.getAllMeasurementSets();
    if (answer.ok) setLoaded({ state: "loaded", sets: answer.data.measurementSets });
    // The previous content stays on failure.
    else setLoaded((before) => (before.sets ? before : { state: "failed", sentence: answer.error.error }));
  }, []);

  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);

  function change(changed: (sets: readonly MeasurementSet[]) => MeasurementSet[]) {
    setLoaded((before) => ({ state: "loaded", sets: changed(before.sets ?? []) }));
  }

  return {
    ...loaded,
    load,
    showKept: (set) => change((sets) => byName([...sets.filter(({ id }) => id !== set.id), set])),
    showWithout: (id) => change((sets) => sets.filter((set) => set.id !== id)),
  };
}
