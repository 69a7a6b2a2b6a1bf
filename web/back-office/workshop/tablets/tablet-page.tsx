import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { ErrorBody } from "#contract/http/errors.ts";
import type { TabletState } from "#contract/workshop/tablets.ts";
import { getTablet } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { shopName } from "#web/back-office/shop-name.ts";
import { PageTitle } from "#web/back-office/ui/office-title.tsx";
import { contentId } from "#web/shell/page-change.tsx";
import { ToastPlace } from "#web/shell/toast-place.tsx";
import { Button } from "#web/ui/button.tsx";
import { InWorkshopLanguage, useWords } from "../words/workshop-words-context.tsx";
import { EnrolTablet } from "./enrol-tablet.tsx";
import { PinPad } from "./pin-pad.tsx";
import { wordFailure } from "./tablet-failure.ts";
import { TabletLanguage, useTabletLanguage } from "./tablet-language.tsx";
import { TabletWork } from "./tablet-work.tsx";

type State =
  | { state: "loading" }
  | { state: "failed"; failure: Pick<ErrorBody, "code" | "error"> }
  | { state: "stranger" }
  | { state: "connected"; bench: TabletState };

export function Component() {
  const [known, setKnown] = useState<State>({ state: "loading" });

  const load = useCallback(async () => {
    const answer = await callApi(getTablet);
    if (answer.ok) setKnown({ state: "connected", bench: answer.data });
    else if (answer.status === 401) setKnown({ state: "stranger" });
    else setKnown({ state: "failed", failure: answer.error });
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  const { language, choose } = useTabletLanguage(
    known.state === "connected" ? known.bench.language : undefined,
  );
  return (
    <div className="min-h-dvh bg-kora">
      <PageTitle>{`Workshop | ${shopName()}`}</PageTitle>
      <InWorkshopLanguage language={language}>
        <main id={contentId} tabIndex={-1} className="mx-auto grid max-w-240 gap-6 p-4 outline-none sm:p-6">
          <Known known={known} onLoad={load}>
            <TabletLanguage shown={language} onChoose={choose} />
          </Known>
        </main>
      </InWorkshopLanguage>
      <ToastPlace />
    </div>
  );
}

type KnownProps = { known: State; onLoad: () => Promise<void>; children: ReactNode };

function Known({ known, onLoad, children }: KnownProps) {
  const words = useWords();
  const { tablet } = words;
  switch (known.state) {
    case "loading":
      return <p className="text-slate">{tablet.oneMoment}</p>;
    case "failed":
      return (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{wordFailure(known.failure, words)}</p>
          <Button onClick={() => void onLoad()}>{tablet.tryAgain}</Button>
        </div>
      );
    case "stranger":
      // The owner connects it, in the language of the back office.
      return (
        <div lang="en" dir="ltr">
          <EnrolTablet onLetIn={onLoad} />
        </div>
      );
    case "connected": {
      const { bench } = known;
      return bench.worker ? (
        <TabletWork device={bench.device} worker={bench.worker} onOver={onLoad}>
          {children}
        </TabletWork>
      ) : (
        <PinPad bench={bench} onChanged={onLoad}>
          {children}
        </PinPad>
      );
    }
  }
}
