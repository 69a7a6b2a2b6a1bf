import { given } from "../http/given.ts";
import { formatRupees } from "../money/money.ts";

/** Why the shop says no to staff about parcels; a part of `staffReasons`. */
export const parcelReasons = {
  SAY_WHAT_HAPPENED: "Say what has happened to the parcel",
  NOT_NOTED_BY_HAND: "The courier of this parcel says itself what happens to it",
  NUMBER_OF_ANOTHER_PARCEL: "Another parcel has this number already",
  NOT_NOTED_NOW: "This is not what can happen to the parcel now. Look at it again.",
  NAME_THE_PARCEL: "Name the parcel",
  ENTER_THE_WEIGHT: "Enter the weight, 1 g to 50 kg",
  COUNT_THE_PIECES: "Enter a number of pieces, 0 or more",
  CHOOSE_AN_ANSWER: "Choose what becomes of the parcel",
  NAME_THE_PIECES: "Name the pieces",
  NO_SUCH_PIECES: "These pieces are not to be repaired any more",
  FEWER_TO_REPAIR: "Fewer pieces than that are to be repaired. Look again.",
  NOT_WAITING_FOR_ANSWER: "This parcel does not wait for an answer any more. Look again.",
  PARCEL_NOT_BACK: "This parcel has not come back, or was checked in already",
  PART_HAS_ARRIVED: "A part of this order has arrived: check in the parcel that came back",
  LESS_DUE_THAN_TOTAL: "No more than the order comes to",
  ATTEMPT_ANSWERED: given({ name: "Sana" }, ({ name }) => `${name} has answered already`),
  NO_SUCH_COURIER: "The shop has no account with this courier. See the README.",
  NO_SUCH_PARCEL: "This parcel does not exist",
  PARCEL_BEING_ASKED: "The courier has not answered yet. Try again in a minute.",
  PARCEL_ON_ITS_WAY: "The courier has fetched this parcel: it cannot be called off any more",
  COUNT_WHAT_CAME_BACK: "Enter a number of pieces, 0 or more",
  ENTER_THE_FEE: "Enter whole rupees, at most 100,000",
  NAME_EACH_ITEM_ONCE: "Name each item of the order once",
  NO_SUCH_ASKED: "There is no such request.",
  ASKED_HAS_MOVED_ON: "This request has moved on. Load the page again.",
  NO_PICTURE_OF_GARMENT: "There is no such picture any more.",
  SAY_WHAT_TO_ALTER: "Say what is altered or mended",
  REFUND_IS: given(
    { rupees: 3500 },
    ({ rupees }) => `What comes back is ${formatRupees(rupees)} now. Load the page again.`,
  ),
  MORE_CAME_BACK: "More pieces than were sent",
  ORDER_NOT_ON_ITS_WAY: "This order is not on its way. It may have been checked in already.",
  COURIER_REFUSES: given(
    { courier: "PostEx", said: "" },
    ({ courier, said }) => `${courier} refuses: ${said}`,
  ),
  COURIER_SILENT: given(
    { courier: "PostEx" },
    ({ courier }) => `${courier} does not answer. Try again later.`,
  ),
  CHOOSE_BOOKED_PARCELS: "Choose parcels that are booked with a courier",
  TOO_MANY_PARCELS: given({ most: 100 }, ({ most }) => `Choose at most ${most} parcels`),
};
