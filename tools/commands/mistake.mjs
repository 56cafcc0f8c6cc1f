/** An error that the user of a command can fix; the command prints only its message. */
export class Mistake extends Error {}
