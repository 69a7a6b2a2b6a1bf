import { given } from "../http/given.ts";

/** Why the shop says no to staff about parcels; a part of `staffReasons`. */
export const parcelReasons = {
  NAME_THE_PARCEL: "Name the parcel",
  ENTER_THE_WEIGHT: "Enter the weight, 1 g to 50 kg",
  NO_SUCH_COURIER: "The shop has no account with this courier. See the README.",
  NO_SUCH_PARCEL: "This parcel does not exist",
  PARCEL_BEING_ASKED: "The courier has not answered yet. Try again in a minute.",
  PARCEL_ON_ITS_WAY: "The courier has fetched this parcel: it cannot be called off any more",
  COURIER_REFUSES: given(
    { courier: "PostEx", said: "" },
    ({ courier, said }) => `${courier} refuses: ${said}`,
  ),
  COURIER_SILENT: given(
    { courier: "PostEx" },
    ({ courier }) => `${courier} does not answer. Try again later.`,
  ),
  LABELS_OF_ONE_COURIER: given(
    { most: 10 },
    ({ most }) => `Choose at most ${most} parcels of one courier that are booked`,
  ),
};
