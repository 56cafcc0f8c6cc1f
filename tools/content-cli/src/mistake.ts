/** An error that the user can fix; only its message is printed. */
export class Mistake extends Error {}
