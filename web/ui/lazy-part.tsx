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

/** Loads the part that is missing in this place once more. */
const Again = createContext(() => {});

/**
 * A part of a page whose code comes when it is first shown. Where it cannot be had the part says so and the page stays; it is tried again
 * when it is asked for, when the network is back, with a click anywhere, and where the part is shown the next time.
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

/** Its button is there to be found: any click counts. */
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

/** What people do first with a page. A tap that was kept for them (record-taps.tsx) comes as a click alone. */
const signs = ["pointerdown", "click", "keydown", "change", "scroll", "popstate"];

/** Resolves with the first thing that is done with the page, at once where it is scrolled already. */
function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    if (scrollY > 0) resolve();
    for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, once: true });
  });
}

/** Without network what the page has brought stays to be read. */
async function onceOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return onceOnline(load);
  }
}

/**
 * A part of a page below what is looked at first. Its HTML comes with the page; its code comes when somebody begins to use the page,
 * or at once where the part is near. Not only when it is near: a page that is about to change waits for every part of it.
 * `name` is one of the page's, and of all places of a part the first one counts. Rendered again only for other props, because
 * React would throw away what it has not hydrated yet.
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
