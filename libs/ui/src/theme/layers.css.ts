import { globalLayer, globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';

/**
 * The cascade layers, lowest priority first: a screen always overrides a component, regardless of the order of the
 * files.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  screens: globalLayer('screens'),
};

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A class in the components layer. */
export function component(rule: LayeredRule): string {
  return style({ '@layer': { [layers.components]: rule } });
}

/** Returns a class in the screens layer, with which a page can override the components that it places. */
export function screen(rule: LayeredRule): string {
  return style({ '@layer': { [layers.screens]: rule } });
}

/** Returns a class in the components layer for each value of a prop. */
export function variants<Name extends string>(rules: Record<Name, LayeredRule>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<LayeredRule>(rules).map(([name, rule]) => [name, component(rule)]),
  ) as Record<Name, string>;
}

/** A rule on a selector, in the layer named. */
export function globalRule(layer: keyof typeof layers, selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
