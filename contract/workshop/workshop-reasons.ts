export const workshopReasons = {
  TABLET_NOT_LET_IN: "This tablet is not connected. Ask the owner for a code.",
  BEGIN_WITH_PIN: "Choose your name and enter your PIN.",
  DEVICE_CODE_WRONG: "This code is wrong, used or too old. Ask the owner for another one.",
  PIN_LOCKED: "This PIN is locked after too many wrong ones. The owner unlocks it.",
  PIN_LOCKED_NOW: "Wrong PIN. It is locked now: the owner unlocks it.",
  PIN_WRONG_ONE_TRY_LEFT: "Wrong PIN. One more try.",
  NO_SUCH_DEVICE: "There is no such device in use.",
  NOBODY_WITH_PIN: "There is no one with this id and a PIN.",
  WORK_BEGUN_OR_OVER: "The work has already started, or the order is not open any more.",
};
