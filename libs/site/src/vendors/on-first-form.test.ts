import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstForm } from './on-first-form.ts';

/** An element inside another one that matches a selector. */
class FakeElement {
  readonly #within: string | undefined;
  constructor(within?: string) {
    this.#within = within;
  }
  closest(selector: string) {
    return selector === this.#within ? this : null;
  }
}
const inForm = new FakeElement('form:not([data-stays-here])');
const elsewhere = new FakeElement();

describe('first form', () => {
  const document = Object.assign(new EventTarget(), { activeElement: elsewhere });
  const focus = (target: object) => {
    const event = new Event('focusin');
    Object.defineProperty(event, 'target', { value: target });
    document.dispatchEvent(event);
  };
  beforeEach(() => {
    document.activeElement = elsewhere;
    vi.stubGlobal('document', document);
    vi.stubGlobal('Element', FakeElement);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is noticed once, when it receives focus [AP-11]', () => {
    const noticed = vi.fn();
    onFirstForm(noticed);
    focus(elsewhere);
    expect(noticed).not.toHaveBeenCalled();
    focus(inForm);
    focus(inForm);
    expect(noticed).toHaveBeenCalledTimes(1);
  });

  it('is noticed once if it already has focus [AP-11]', () => {
    document.activeElement = inForm;
    const noticed = vi.fn();
    onFirstForm(noticed);
    focus(inForm);
    expect(noticed).toHaveBeenCalledTimes(1);
  });
});
