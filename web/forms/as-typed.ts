/** Names and addresses must not be autocorrected. */
export const asTyped = { autoCorrect: "off", spellCheck: false };
