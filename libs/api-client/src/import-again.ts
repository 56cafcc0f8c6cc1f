let tries = 0;

/**
 * Loads a module, and once more under another address when its fetch failed: browsers keep a failed
 * module for as long as the document lives, so the same address would fail for ever. The error names the
 * address in Chromium and Firefox; elsewhere it is passed on.
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
