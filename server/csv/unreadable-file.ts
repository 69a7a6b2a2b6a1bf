/** A file that cannot be read to its end; `sentence` tells the person who sent it why. */
export class UnreadableFile extends Error {
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}
