/** Pixels: the widths of pictures on pages, as of those that come with the shop (database/seeds/picture-plan.ts). */
export const pageWidths = [320, 640, 960] as const;

/** Pixels: the width for a close look, stored for photographs and drawn on request. */
export const largePictureWidth = 1920;
