/** The vendors whose scripts the sites load if configured. */
export const vendorNames = ['tag-manager', 'heat-map', 'captcha'] as const;

export type VendorName = (typeof vendorNames)[number];

/** How many collected events are remembered. */
export const maxEvents = 200;

/** Counts the requests for each vendor's script, and stores the last events of the scripts. */
export function createVendorLog() {
  const none = () => Object.fromEntries(vendorNames.map((name) => [name, 0])) as Record<VendorName, number>;
  let requests = none();
  let events: unknown[] = [];
  return {
    count(name: VendorName) {
      requests[name]++;
    },
    collect(event: unknown) {
      events.push(event);
      if (events.length > maxEvents) events.shift();
    },
    list: () => ({ requests, events }),
    clear() {
      requests = none();
      events = [];
    },
  };
}

export type VendorLog = ReturnType<typeof createVendorLog>;

/** Returns true if a text is the name of a vendor. */
export function isVendor(text: string): text is VendorName {
  return vendorNames.some((name) => name === text);
}
