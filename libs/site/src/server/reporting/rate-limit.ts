/** The size of a burst, and the number per second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/**
 * The number of senders that are remembered; beyond that all of them are forgotten, which allows each another burst.
 */
const sendersKept = 10_000;

/** Limits the messages of each sender, and of all senders. `now` is in milliseconds. */
export class RateLimit {
  readonly #each: Rate;
  readonly #all: Rate;
  readonly #now: () => number;
  readonly #senders = new Map<string, Bucket>();
  readonly #total: Bucket;

  constructor(each: Rate, all: Rate, now = () => performance.now()) {
    this.#each = each;
    this.#all = all;
    this.#now = now;
    this.#total = { left: all.burst, at: now() };
  }

  /**
   * Takes one from the sender's and from the common allowance; false if either is used up. An unknown sender counts for
   * the total only.
   */
  take(sender: string | undefined): boolean {
    const now = this.#now();
    const own = sender === undefined ? undefined : this.#bucketOf(sender, now);
    if (own) refill(own, this.#each, now);
    refill(this.#total, this.#all, now);
    if ((own && own.left < 1) || this.#total.left < 1) return false;
    if (own) own.left -= 1;
    this.#total.left -= 1;
    return true;
  }

  #bucketOf(sender: string, now: number): Bucket {
    const known = this.#senders.get(sender);
    if (known) return known;
    if (this.#senders.size >= sendersKept) this.#senders.clear();
    const bucket = { left: this.#each.burst, at: now };
    this.#senders.set(sender, bucket);
    return bucket;
  }
}

function refill(bucket: Bucket, { burst, perSecond }: Rate, now: number): void {
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
}
