import type { emptyListMessages as English } from "../en/empty-list.ts";

export const emptyListMessages: typeof English = {
  pastEnd: (page, last) =>
    `صفحہ ${page} نہیں ہے: فہرست کے کل ${last} ${last === 1 ? "صفحہ ہے" : "صفحات ہیں"}۔`,
  toLastPage: (page) => `صفحہ ${page} پر جائیں`,
};
