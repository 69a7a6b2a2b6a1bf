import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { offlineMessages } from "#messages/offline.ts";
import { shellMessages } from "#messages/shell.ts";

/** Retries the missing part. */
const Again = createContext(() => {});

/**
 * A lazy part of a page. If loading fails the part reports it and the page stays; it retries on request, when the
 * network is back, on any click, and the next time it is shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Latest = attempt();

  function attempt() {
    return lazy<ComponentType<Props>>(() =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: MissingPart }),
      ),
    );
  }

  function MissingPart() {
    useEffect(
      () => () => {
        Latest = attempt();
      },
      [],
    );
    return <Missing />;
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => Latest);
    function again() {
      const next = attempt();
      startTransition(() => setPart(() => next));
    }
    return (
      <Again value={again}>
        <Part {...props} />
      </Again>
    );
  };
}

/** Its button is for discoverability: any click counts. */
function Missing() {
  const again = useEffectEvent(useContext(Again));
  useEffect(() => {
    const retry = () => again();
    addEventListener("online", retry);
    addEventListener("click", retry);
    return () => {
      removeEventListener("online", retry);
      removeEventListener("click", retry);
    };
  }, []);
  return (
    <p role="alert">
      {offlineMessages.codeMissing}{" "}
      <button type="button" className="text-link">
        {shellMessages.tryAgain}
      </button>
    </p>
  );
}

/** First interactions with a page. A replayed tap (record-taps.tsx) comes only as a click. */
const signs = ["pointerdown", "click", "keydown", "change", "scroll", "popstate"];

/** Resolves at the first interaction, at once where the page is scrolled already. */
function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    if (scrollY > 0) resolve();
    for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, once: true });
  });
}

/** Offline the server's HTML stays readable. */
async function onceOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return onceOnline(load);
  }
}

/**
 * A part of a page below the first screen. Its HTML comes with the page; its code loads at the first interaction, or at
 * once where the part is near. Not only when near: a navigation waits for every part. `name` is unique on a page; the
 * first place of a part counts. Memoised by props, because React would discard HTML that is not hydrated yet.
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  const Part = lazyPart(async () => {
    const place = import.meta.env.SSR ? null : document.querySelector(`[data-late="${name}"]`);
    if (!place) return load();
    await Promise.race([firstSign(), nearView(place)]);
    return onceOnline(load);
  });

  function LatePart(props: Props) {
    const [isHydrated, setHydrated] = useState(false);
    return (
      <div data-late={name} data-hydrates-late={isHydrated ? undefined : ""}>
        <Suspense fallback={fallback}>
          <Part {...props} />
          <Hydrated onHydrated={setHydrated} />
        </Suspense>
      </div>
    );
  }

  return memo(LatePart);
}

function Hydrated({ onHydrated }: { onHydrated: (is: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}

function nearView(element: Element | null): Promise<void> {
  return new Promise((resolve) => {
    if (!element) return resolve();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element);
  });
}
