import { semantic } from './semantic.ts';
import { token } from './tokens.ts';

const { here, ink, action, light, sale, cut, stroke } = semantic;

/** The component styles that a theme can change. Each one defaults to the semantic token that it names. */
export const componentTokens = {
  button: {
    cut: token(cut.medium, 'Its cut corners'),
    edge: token(stroke.edge, 'How thick its edge is'),
    action: {
      ground: token(action.ground, 'The button that asks'),
      hover: token(action.hover, 'The same under the pointer'),
      text: token(action.text, 'Its words'),
    },
    outline: {
      text: token(here.text, 'The words and the edge of a button that steps back'),
      hover: token(here.text, 'Its ground under the pointer'),
      hoverText: token(here.ground, 'Its words under the pointer'),
    },
  },
  price: {
    now: token(here.text, 'What it costs'),
    lowered: token(here.deal, 'What it costs when it cost more before'),
    was: token(here.soft, 'What it cost before, struck through'),
  },
  badge: {
    cut: token(cut.small, 'Its cut corners'),
    signal: { ground: token(action.ground, 'Behind what is urgent'), text: token(action.text, 'What is urgent') },
    light: { ground: token(light.ground, 'Behind what is new'), text: token(light.text, 'What is new') },
    sale: { ground: token(sale.ground, 'Behind what is reduced'), text: token(sale.text, 'What is reduced') },
  },
  field: {
    ground: token(here.raised, 'What one writes on'),
    edge: token(here.soft, 'Its edge'),
    text: token(here.text, 'What one writes'),
    hint: token(here.soft, 'The example and the hint'),
    mark: token(action.ground, 'A ticked box'),
  },
  banner: {
    signal: { ground: token(action.ground, 'Behind urgent news'), text: token(action.text, 'Urgent news') },
    ink: { ground: token(ink.raised, 'Behind quiet news'), text: token(ink.text, 'Quiet news') },
    cyan: { ground: token(light.ground, 'Behind good news'), text: token(light.text, 'Good news') },
  },
  card: {
    cut: token(cut.large, 'Its cut corners'),
    ground: token(here.raised, 'What it is made of'),
    edge: token(here.line, 'Its edge'),
    hover: token(here.text, 'Its edge under the pointer'),
  },
  header: {
    edge: token(here.line, 'The seam under it'),
    hover: token(here.accent, 'An entry under the pointer, or open'),
  },
  toast: {
    cut: token(cut.medium, 'Its cut corners'),
    ground: token(here.raised, 'What it is made of'),
    edge: token(here.line, 'Its edge'),
    text: token(here.text, 'Its words'),
  },
  dialog: {
    cut: token(cut.large, 'Its cut corners'),
    overlay: token(semantic.overlay, 'Between the page and the window'),
  },
} as const;
