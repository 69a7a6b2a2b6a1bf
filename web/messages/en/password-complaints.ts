export const passwordComplaints = {
  enterAgain: "Enter the password again",
  notTheSame: "Passwords do not match",
};
