/** A mistake that the person at the keyboard can mend; its message is all they see. */
export class Mistake extends Error {}
