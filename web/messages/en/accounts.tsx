import type { LinkedText } from "../linked-text.ts";

export const accountsMessages = {
  password: "Password",
  atLeast: (characters: number) => `At least ${characters} characters`,
  showPassword: "show password",

  login: {
    title: "Login",
    description:
      "Log in to see your orders, keep your measurements and review what you have bought. Buying needs no account.",
    text: "Your orders, your measurements, your name.",
    forgotPassword: "Forgot password?",
    submit: "Login Now",
    newHere: (signup: LinkedText) => <>New here? {signup("Sign up")}</>,
  },
  signup: {
    title: "Sign up",
    description:
      "Make an account to keep your orders, your address and your measurements together. Buying needs none.",
    text: "Your orders in one place, and your measurements saved.",
    name: "Name",
    submit: "Signup Now",
    haveAccount: (login: LinkedText) => <>Already have an account? {login("Login")}</>,
  },
};
