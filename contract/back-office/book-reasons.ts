/** Why nothing of the books is shown; a part of `staffReasons`. */
export const bookReasons = {
  CHOOSE_A_MONTH: "Name a month, such as 2026-11",
  CHOOSE_A_YEAR: "Name a tax year, such as 2027",
} as const;
