/** The values of a session in the browser that the site shares with the region's store. */
export interface SharedValues {
  readonly apptoken?: string;
  readonly reftoken?: string;
  readonly userId?: string;
  /** JSON. */
  readonly userInfo?: string;
}

/** A request of a store's page to the frame; the answer has the same id. */
export interface ProxyRequest {
  readonly id: number;
  readonly do: 'read' | 'clear';
}

/** A message of the frame: an answer, or without an id the news that another tab has changed the values. */
export interface ProxyMessage {
  readonly id?: number;
  readonly values: SharedValues;
}

/** The first message of a store's page to the frame, with a message port. */
export interface ProxyGreeting {
  readonly type: 'kinemorph-storage';
  readonly version: 1;
}

/** The interface of `storage-proxy.js` for a store's page. */
export interface KinemorphStorage {
  /** Resolves with the first answer, or once it is clear that none will come. */
  readonly ready: Promise<void>;
  /** The visitor's session; empty if the visitor is logged out, or if the frame refuses or is silent for 5 s. */
  readonly read: () => Promise<SharedValues>;
  /** Ends the session on the site too. */
  readonly clear: () => Promise<void>;
  /** Calls the listener with the values whenever another tab has changed them; returns a function that unsubscribes. */
  readonly subscribe: (listener: (values: SharedValues) => void) => () => void;
}

declare global {
  interface Window {
    kinemorphStorage?: KinemorphStorage;
  }
}
