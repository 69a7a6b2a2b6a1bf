import { useRef } from "react";

export type NewestAnswer<Value> = {
  /** Call with each question; call its result with the answer, or without when it is outdated. */
  ask: () => (value?: Value) => void;
  /** The answer to the newest question, once it is there. */
  answered: () => Promise<Value | undefined>;
};

/** For a form that is sent right after a change, before the price of the change has come. */
export function useNewestAnswer<Value>(): NewestAnswer<Value> {
  const newest = useRef<Promise<Value | undefined>>(Promise.resolve(undefined));
  return {
    ask() {
      let give: (value?: Value) => void = () => undefined;
      newest.current = new Promise((resolve) => {
        give = resolve;
      });
      return (value) => give(value);
    },
    async answered() {
      for (;;) {
        const question = newest.current;
        const value = await question;
        if (question === newest.current) return value;
      }
    },
  };
}
