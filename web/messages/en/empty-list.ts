/** The texts of a list with nothing on its page. */
export const emptyListMessages = {
  pastEnd: (page: number, last: number) =>
    last === 1
      ? `There is no page ${page}: the list has one page.`
      : `There is no page ${page}: the list has ${last} pages.`,
  toLastPage: (page: number) => `Go to page ${page}`,
};
