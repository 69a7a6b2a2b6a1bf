import { useCallback, useEffect, useState } from "react";
import type { TabletState } from "#contract/workshop/tablets.ts";
import { getTablet } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { shopName } from "#web/back-office/shop-name.ts";
import { contentId } from "#web/shell/page-change.tsx";
import { ToastPlace } from "#web/shell/toast-place.tsx";
import { Button } from "#web/ui/button.tsx";
import { EnrolTablet } from "./enrol-tablet.tsx";
import { PinPad } from "./pin-pad.tsx";
import { TabletWork } from "./tablet-work.tsx";

type State =
  | { state: "loading" }
  | { state: "failed"; sentence: string }
  | { state: "stranger" }
  | { state: "let in"; bench: TabletState };

export function Component() {
  const [known, setKnown] = useState<State>({ state: "loading" });

  const load = useCallback(async () => {
    const answer = await callApi(getTablet);
    if (answer.ok) setKnown({ state: "let in", bench: answer.data });
    else if (answer.status === 401) setKnown({ state: "stranger" });
    else setKnown({ state: "failed", sentence: answer.error.error });
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  return (
    <div className="min-h-dvh bg-kora">
      <title>{`Workshop | ${shopName()}`}</title>
      <main id={contentId} tabIndex={-1} className="mx-auto grid max-w-240 gap-6 p-4 outline-none sm:p-6">
        {known.state === "loading" && <p className="text-slate">One moment...</p>}
        {known.state === "failed" && (
          <div role="alert" className="grid justify-items-start gap-4">
            <p>{known.sentence}</p>
            <Button onClick={() => void load()}>Try again</Button>
          </div>
        )}
        {known.state === "stranger" && <EnrolTablet onLetIn={load} />}
        {known.state === "let in" && !known.bench.worker && <PinPad bench={known.bench} onChanged={load} />}
        {known.state === "let in" && known.bench.worker && (
          <TabletWork device={known.bench.device} worker={known.bench.worker} onOver={load} />
        )}
      </main>
      <ToastPlace />
    </div>
  );
}
