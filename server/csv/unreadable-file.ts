/** A file that cannot be read to its end; `sentence` says why, for its sender. */
export class UnreadableFile extends Error {
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}
