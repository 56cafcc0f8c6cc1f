import { create } from 'storybook/theming/create';
import { primitive } from '../tokens.ts';

const color = (name: string) => primitive(`color.${name}`);
const fontBase = "'Archivo Variable', Arial, sans-serif";

/** The look of Storybook itself: the brand's ink, paper and signal orange. */
export const storybook = create({
  base: 'light',
  brandTitle: '<img src="./favicon.svg" alt="" width="28" height="28"><span>Kinemorph <small>Storybook</small></span>',
  brandUrl: './',
  // Storybook shows its own logo by default; with null, it shows only the title.
  ...({ brandImage: null } as object),
  brandTarget: '_self',
  colorPrimary: color('signal'),
  colorSecondary: color('signalDeep'),
  appBg: color('fog'),
  appContentBg: color('paper'),
  appPreviewBg: color('paper'),
  appHoverBg: color('mist'),
  appBorderColor: color('mist'),
  appBorderRadius: 0,
  fontBase,
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  textColor: color('ink'),
  textMutedColor: color('steel'),
  textInverseColor: color('paper'),
  barBg: color('paper'),
  barTextColor: color('steel'),
  barHoverColor: color('signalDeep'),
  barSelectedColor: color('signalDeep'),
  buttonBg: color('white'),
  buttonBorder: color('mist'),
  booleanBg: color('mist'),
  booleanSelectedBg: color('white'),
  inputBg: color('white'),
  inputBorder: color('mist'),
  inputTextColor: color('ink'),
  inputBorderRadius: 0,
});
