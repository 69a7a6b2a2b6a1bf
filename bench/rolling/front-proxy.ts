/** What stands in front of the processes of a shop. */
export type FrontProxy = {
  origin: string;
  /** From now on asks the process on this port no more, before it is stopped. */
  leaveOut(port: number): Promise<void>;
  /** Once it is ready again. */
  takeBack(port: number): Promise<void>;
  stop(): Promise<void>;
};
