import { beatInterval, followNews, newsEvents, type OfficeNews, officeNews } from "#contract/reports/news.ts";
import { session as sessionCall } from "#contract/staff/staff.ts";
import { callApi } from "#web/back-office/api.ts";
import { announceSessionEnd } from "#web/back-office/ui/session-end.ts";

/** Milliseconds of silence after which a stream counts as dead, such as that of a laptop that slept. */
const longestSilence = 3 * beatInterval;

/** Milliseconds until a stream that was refused is asked for again. */
const reconnectDelay = 5_000;

/** Milliseconds for which a stream may be lost before the page says so: a restarted server is back by then. */
const unnoticed = 6_000;

type StreamListeners = {
  /** The id is what a later stream goes on from. */
  onNews: (news: OfficeNews, id: string) => void;
  onLost: (isLost: boolean) => void;
};

/** From `from` on, if it is given, and again from where it breaks off. Gives what ends it. */
export function readStream(from: string | undefined, { onNews, onLost }: StreamListeners): () => void {
  const listener = crypto.getRandomValues(new Uint32Array(4)).join("-");
  let source: EventSource | undefined;
  let after = from;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let missing: ReturnType<typeof setTimeout> | undefined;

  function open() {
    source?.close();
    const query = new URLSearchParams({ listener, ...(after === undefined ? {} : { after }) });
    source = new EventSource(`${followNews.path}?${query}`);
    source.addEventListener(newsEvents.news, ({ data, lastEventId }) => {
      after = lastEventId;
      heard();
      onNews(officeNews.parse(JSON.parse(data)), lastEventId);
    });
    source.addEventListener(newsEvents.beat, heard);
    source.addEventListener("error", lost);
    waitForBeat();
  }

  function heard() {
    clearTimeout(missing);
    missing = undefined;
    onLost(false);
    waitForBeat();
  }

  function waitForBeat() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      lost();
      open();
    }, longestSilence);
  }

  function lost() {
    missing ??= setTimeout(() => onLost(true), unnoticed);
    // The browser takes up by itself what broke off, but not what was refused.
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(again);
    again = setTimeout(open, reconnectDelay);
    void askWhetherSignedIn();
  }

  open();
  return () => {
    source?.close();
    clearTimeout(silence);
    clearTimeout(again);
    clearTimeout(missing);
  };
}

/** Who is signed out hears nothing more, so they are asked to sign in again. */
async function askWhetherSignedIn(): Promise<void> {
  const session = await callApi(sessionCall).catch(() => undefined);
  if (session?.ok && !session.data.staff) announceSessionEnd();
}
