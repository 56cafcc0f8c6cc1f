/** The custom property for the height that is covered at the bottom of the window, in CSS px. */
export const takenVar = '--taken-at-the-foot';
