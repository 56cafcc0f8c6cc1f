/**
 * The stand-in for every vendor's script; its name is the one in its own address. It announces itself on the page and
 * to the sandbox. As the tag manager it also sends on what stands in the data layer, and whatever is pushed later; as
 * the captcha it gives out tokens for forms.
 *
 * @typedef {object} VendorGlobals
 * @property {string[]} [kinemorphVendors]
 * @property {unknown[]} [dataLayer]
 * @property {{ execute: () => Promise<string> }} [kinemorphCaptcha]
 *
 * @typedef {Window & VendorGlobals} VendorPage
 */
(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const vendor = new URL(src).pathname.replace(/^.*\/|\.js$/g, '');
  const page = /** @type {VendorPage} */ (/** @type {unknown} */ (window));

  page.kinemorphVendors = [...(page.kinemorphVendors ?? []), vendor];
  send({ event: 'vendor.ready', vendor });

  if (vendor === 'captcha') {
    page.kinemorphCaptcha = {
      async execute() {
        const answer = await fetch(new URL('captcha/token', src), { method: 'POST', credentials: 'omit' });
        return (await answer.json()).token;
      },
    };
  }

  if (vendor === 'tag-manager') {
    const layer = (page.dataLayer ??= []);
    const push = layer.push;
    layer.forEach(send);
    layer.push = (...entries) => {
      const length = push.apply(layer, entries);
      entries.forEach(send);
      return length;
    };
  }

  /** @param {unknown} entry */
  function send(entry) {
    const body = json(entry);
    if (body === undefined) return;
    // Plain text that reads no answer needs nobody's leave: no preflight, no complaint in the console.
    void fetch(new URL('collect', src), {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      body,
    }).catch(() => undefined);
  }

  /**
   * Undefined for what JSON can't say.
   * @param {unknown} entry
   * @returns {string | undefined}
   */
  function json(entry) {
    try {
      // A tag manager's snippet pushes its `arguments`.
      return JSON.stringify(
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? Array.from(/** @type {ArrayLike<unknown>} */ (entry))
          : entry,
      );
    } catch {
      return undefined;
    }
  }
})();
