import type * as pictures from "#contract/catalog/review-pictures.ts";
import type * as reviews from "#contract/catalog/reviews.ts";
import type * as safety from "#contract/customers/account-safety.ts";
import type * as accounts from "#contract/customers/accounts.ts";
import type * as contact from "#contract/customers/contact.ts";
import type * as measurementSets from "#contract/customers/measurement-sets.ts";
import type * as ownData from "#contract/customers/own-data.ts";
import type * as recovery from "#contract/customers/recovery.ts";
import type { Caller } from "#contract/http/caller.ts";

export function accountCalls(call: Caller) {
  return {
    signup: call<typeof accounts.signup>("POST", "/users/signup"),
    login: call<typeof accounts.login>("POST", "/users/login"),
    updateUserInformation: call<typeof accounts.updateUserInformation>(
      "POST",
      "/users/updateUserInformation",
    ),
    logout: call<typeof accounts.logout>("DELETE", "/users/logout"),
    getAccountSafety: call<typeof safety.getAccountSafety>("GET", "/users/getAccountSafety"),
    changePassword: call<typeof safety.changePassword>("POST", "/users/changePassword"),
    sendEmailCode: call<typeof safety.sendEmailCode>("POST", "/users/sendEmailCode"),
    confirmEmail: call<typeof safety.confirmEmail>("POST", "/users/confirmEmail"),
    confirmEmailChange: call<typeof safety.confirmEmailChange>("POST", "/users/confirmEmailChange"),
    withdrawEmailChange: call<typeof safety.withdrawEmailChange>("POST", "/users/withdrawEmailChange"),
    endSession: call<typeof safety.endSession>("POST", "/users/endSession"),
    setAccountLanguage: call<typeof safety.setAccountLanguage>("POST", "/users/setLanguage"),
    setWantsTexts: call<typeof safety.setWantsTexts>("POST", "/users/setWantsTexts"),
    exportOwnData: call<typeof ownData.exportOwnData>("POST", "/users/exportOwnData"),
    deleteAccount: call<typeof ownData.deleteAccount>("POST", "/users/deleteAccount"),
    endAllSessions: call<typeof safety.endAllSessions>("POST", "/users/endAllSessions"),
    sendResetPasswordOTP: call<typeof recovery.sendResetPasswordOTP>("POST", "/users/sendResetPasswordOTP"),
    verifyOtp: call<typeof recovery.verifyOtp>("POST", "/users/verifyOtp"),
    updatePassword: call<typeof recovery.updatePassword>("POST", "/users/updatePassword"),
    createReview: call<typeof reviews.createReview>("POST", "/reviews/createReview"),
    updateReview: call<typeof reviews.updateReview>("POST", "/reviews/updateReview"),
    deleteReview: call<typeof reviews.deleteReview>("POST", "/reviews/deleteReview"),
    getOwnReviewing: call<typeof pictures.getOwnReviewing>("POST", "/reviews/getOwnReviewing"),
    deleteReviewPicture: call<typeof pictures.deleteReviewPicture>("POST", "/reviews/deleteReviewPicture"),
    createContact: call<typeof contact.createContact>("POST", "/contact/createContact"),
    getAllMeasurementSets: call<typeof measurementSets.getAllMeasurementSets>(
      "POST",
      "/measurements/getAllMeasurementSets",
    ),
    createMeasurementSet: call<typeof measurementSets.createMeasurementSet>(
      "POST",
      "/measurements/createMeasurementSet",
    ),
    updateMeasurementSet: call<typeof measurementSets.updateMeasurementSet>(
      "POST",
      "/measurements/updateMeasurementSet",
    ),
    deleteMeasurementSet: call<typeof measurementSets.deleteMeasurementSet>(
      "POST",
      "/measurements/deleteMeasurementSet",
    ),
  };
}
