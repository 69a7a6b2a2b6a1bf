const key =
  "rounded-lg border border-line bg-paper font-[600] touch-manipulation select-none active:bg-chuna";

export const tabletKey = `${key} min-h-20 text-2xl`;

export const tabletButton = `${key} min-h-14 px-5 text-lg`;
