/** The texts of a page that does not exist or could not be shown. */
export const failureMessages = {
  missingTitle: "Something's missing.",
  missingText: "This page is not on the rail. It may have been moved or sold out for good.",
  backToHomepage: "Back to Homepage",
  navigateBack: "Navigate Back",
  failedTitle: "Something went wrong",
  failedText: "This page could not be shown. It is our fault, not yours.",
};
