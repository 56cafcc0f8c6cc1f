/** Those whose scripts the sites load when they are told to. */
export const vendorNames = ['tag-manager', 'heat-map', 'captcha'] as const;

export type VendorName = (typeof vendorNames)[number];

/** How many collected events are remembered. */
export const maxEvents = 200;

/** Remembers how often each vendor's script was asked for, and the last events that the scripts sent. */
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

/** Whether any text names a vendor. */
export function isVendor(text: string): text is VendorName {
  return vendorNames.some((name) => name === text);
}
