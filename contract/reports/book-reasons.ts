export const bookReasons = {
  CHOOSE_A_MONTH: "Name a month, such as 2026-11",
  ENTER_NTN_OR_CNIC: "Enter an NTN of 7 or 8 digits or a CNIC of 13, or nothing",
  ENTER_AN_HS_CODE: "Enter 4 to 12 digits of the customs tariff, such as 6211.4300, or nothing",
  ENTER_A_RATE: "Enter per cent, from 0 to 50",
  KEEP_AT_MOST_20_RATES: "Keep at most 20 rates",
  CHOOSE_A_YEAR: "Name a tax year, such as 2027",
} as const;
