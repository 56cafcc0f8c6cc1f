import type { Vendors } from '../page/vendors.ts';

/** The name of the trusted types policy under which vendors are loaded; the content security policy allows it. */
export const vendorPolicy = 'kinemorph-vendors';

/** The trusted types of the browser, which TypeScript's types lack. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/**
 * Prepares to load these vendors' scripts, each once, and no other: the addresses come from the page's data, and the
 * policy that turns them into scripts refuses any other. A script that hangs or fails affects nothing else.
 */
export function createVendorLoader(vendors: Vendors): (name: keyof Vendors) => void {
  const addresses = new Set<string>(Object.values(vendors));
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(vendorPolicy, {
    createScriptURL(address) {
      if (addresses.has(address)) return address;
      throw new TypeError(`${address} is no vendor of this site`);
    },
  });
  const loaded = new Set<string>();
  return (name) => {
    const address = vendors[name];
    if (address === undefined || loaded.has(name)) return;
    loaded.add(name);
    const script = document.createElement('script');
    script.async = true;
    script.src = policy ? policy.createScriptURL(address) : address;
    document.head.append(script);
  };
}
