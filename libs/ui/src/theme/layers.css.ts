import { globalLayer, globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';

/** The cascade, weakest first: a screen always wins over a component, whatever the order of the files. */
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

/** A class in the screens layer: where a page places components, it may override them. */
export function screen(rule: LayeredRule): string {
  return style({ '@layer': { [layers.screens]: rule } });
}

/** A named family of classes in the components layer, one for each value of a prop. */
export function variants<Name extends string>(rules: Record<Name, LayeredRule>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<LayeredRule>(rules).map(([name, rule]) => [name, component(rule)]),
  ) as Record<Name, string>;
}

/** A rule on a selector, in the layer named. */
export function globalRule(layer: keyof typeof layers, selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
