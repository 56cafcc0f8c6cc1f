/** The height of a card's stage, as a part of the card's width. */
export const stageHeight = 0.88;
