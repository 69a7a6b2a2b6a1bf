/** Words of an older dialect of this code and its documents, each with the plain ones (STYLE.md). */
export const plainer = new Map(
  Object.entries({
    anew: "again, or new",
    "by itself": "automatically, alone, or on its own",
    "by themselves": "automatically, alone, or on their own",
    kept: "stored, cached, retained, or unchanged",
    newcomer: "new developer, new order",
    newcomers: "new developers, new orders",
    till: "checkout, or until",
    told: "informed, or reads",
    whoever: "the person that",
  }),
);

/** Finds one of them. */
export const dialect = new RegExp(`\\b(${[...plainer.keys()].join("|")})\\b`, "i");
