import {
  type ComponentType,
  createContext,
  lazy,
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
