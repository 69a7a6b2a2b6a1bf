/**
 * Files of the faces that this language needs beside the Latin one, to be asked for before the style sheet has come.
 */
export const furtherFaces: readonly string[] = [];
