/** The custom property that says how much of the window's foot is covered, in CSS px. */
export const takenVar = '--taken-at-the-foot';
