/** What a visit's session keeps in the browser, and shares with the region's store. */
export interface SharedValues {
  readonly apptoken?: string;
  readonly reftoken?: string;
  readonly userId?: string;
  /** JSON. */
  readonly userInfo?: string;
}

/** What a store's page asks of the frame; the answer carries the same id. */
export interface ProxyRequest {
  readonly id: number;
  readonly do: 'read' | 'clear';
}

/** What the frame says: an answer, or without an id that another tab has changed the values. */
export interface ProxyMessage {
  readonly id?: number;
  readonly values: SharedValues;
}

/** How a store's page introduces itself to the frame, with a port of its own. */
export interface ProxyGreeting {
  readonly type: 'kinemorph-storage';
  readonly version: 1;
}

/** What `storage-proxy.js` offers to a store's page. */
export interface KinemorphStorage {
  /** Resolves with the first answer, or once it is clear that there is none. */
  readonly ready: Promise<void>;
  /** The visitor's session; empty when nobody is logged in, or the frame refuses or is silent for 5 s. */
  readonly read: () => Promise<SharedValues>;
  /** Ends the session on the site too. */
  readonly clear: () => Promise<void>;
  /** Calls the listener with the values whenever another tab has changed them; returns how to stop. */
  readonly subscribe: (listener: (values: SharedValues) => void) => () => void;
}

declare global {
  interface Window {
    kinemorphStorage?: KinemorphStorage;
  }
}
