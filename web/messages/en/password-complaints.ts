/** What the form of a new password finds wrong beside the contract's own sentences. */
export const passwordComplaints = {
  enterAgain: "Enter the password again",
  notTheSame: "Passwords do not match",
};
