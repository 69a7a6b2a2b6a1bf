/** What stands in front of the processes of a shop. */
export type FrontProxy = {
  origin: string;
  stop(): Promise<void>;
};
