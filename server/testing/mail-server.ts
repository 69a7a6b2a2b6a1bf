import { once } from "node:events";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** `refuse-later` is a 451, `refuse` a 550, and `hang` accepts connections without a response. */
export type MailServerMood = "accept" | "refuse-later" | "refuse" | "hang";

export type ReceivedMail = Email & {
  /** The envelope's recipients, which decide delivery. */
  recipients: string[];
};

export type MailServer = {
  url: string;
  mood: MailServerMood;
  received: ReceivedMail[];
  connections: number;
  stop(): Promise<void>;
  /** Closes all connections, as a server does with idle ones, and waits until the clients have noticed. */
  hangUp(): Promise<void>;
};

const refusals = { "refuse-later": 451, refuse: 550 };

/** Starts a real mail server on `port` of this machine, any free one for 0. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      state.connections += 1;
      if (state.mood !== "hang") done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (state.mood === "accept" || state.mood === "hang") return done();
      done(Object.assign(new Error(`not for ${address}`), { responseCode: refusals[state.mood] }));
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readMail(stream).then((mail) => {
        state.received.push({ ...mail, recipients });
        done();
      }, done);
    },
  });
  const sockets = new Set<Socket>();
  const state: MailServer = {
    url: "",
    mood: "accept",
    received: [],
    connections: 0,
    hangUp: async () => {
      await Promise.all([...sockets].map((socket) => once(socket.end(), "close")));
    },
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  // Clients that disconnect in the middle are part of the tests.
  smtp.on("error", () => {});
  const server = smtp.listen(port, "127.0.0.1");
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port.");
  state.url = `smtp://127.0.0.1:${address.port}`;
  return state;
}

async function readMail(stream: NodeJS.ReadableStream): Promise<Email> {
  return PostalMime.parse(await buffer(stream));
}
