let tries = 0;

/**
 * Loads a module, and if its fetch fails, loads it again under another address: browsers keep a failed module for the
 * lifetime of the document, so the same address would always fail. The error names the address in Chromium and Firefox;
 * in other browsers it is thrown again.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    tries += 1;
    return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
  }
}
