import { primitive } from './primitives.ts';
import { aliases, fluid, token } from './tokens.ts';

const { length, weight, leading, order, duration, easing, font } = primitive;

const ground = {
  ground: 'The floor itself',
  raised: 'What lies on the floor: a card, an input',
  line: 'The seam between two panels',
  text: 'Words',
  soft: 'Words that step back, and the edge of an input',
  accent: 'Words that stand out',
  deal: 'A lowered price and what it saves',
  focus: 'The ring around what has the focus',
  danger: 'Words about what went wrong',
  success: 'Words about what went well',
  glow: 'The light behind a machine',
};

const pair = { ground: 'Behind the words', text: 'The words on it' };

/**
 * The colours of a theme, each with its purpose. A theme defines the three grounds (ink, paper, fog) and the rest.
 * `here` is the ground behind the current element, so components work on any of them.
 */
export const colors = {
  here: ground,
  ink: ground,
  paper: ground,
  fog: ground,
  action: { ground: 'What asks to be pressed', hover: 'The same under the pointer', text: 'The words on it' },
  light: pair,
  sale: pair,
  overlay: 'Between the page and a window over it',
  shadow: 'Under what floats, and at an edge behind which more can be scrolled to',
} as const;

/** The measures that all themes share. */
export const measures = {
  space: {
    xxs: token(length[4], 'Between a word and its mark'),
    xs: token(length[8], 'Between an icon and its word'),
    s: token(length[12], 'Between the lines of one thing'),
    m: token(length[16], 'Between things that belong together'),
    l: token(length[24], 'Inside a panel, and between groups'),
    xl: token(length[32], 'Between groups that are different'),
    xxl: token(length[48], 'Between parts of a page'),
    gutter: fluid(length[20], '4vw', length[64], 'From the edge of the window to the column'),
    panel: fluid(length[24], '3vw', length[48], 'Inside a card or a window'),
    cell: fluid(length[24], '2.2vw', length[48], 'Inside a panel of a grid'),
    band: fluid(length[56], '7vw', length[128], 'Above and below what stands in a section'),
  },
  size: {
    touch: token(length[44], 'The least a finger needs'),
    control: token(length[48], 'The height of a button or an input'),
    large: token(length[56], 'The height of a large button'),
    header: token(length[64], "The height of the page's header"),
    column: token(length[1440], "The page's widest column"),
  },
  stroke: {
    seam: token(length.hair, 'A seam, and the edge of a panel'),
    edge: token(length.edge, 'The edge of a button'),
    focus: token(length.mark, 'The focus ring, and a mark'),
  },
  cut: {
    small: token(length[6], 'The cut corner of a badge'),
    medium: token(length[12], 'The cut corner of a button'),
    large: token(length[24], 'The cut corner of a card or a window'),
  },
  fontSize: {
    giant: fluid(length[36], '.7rem + 6.2vw', length[144], 'One sentence that fills a page'),
    hero: fluid(length[34], '1rem + 4.4vw', length[112], 'The title of a screen'),
    title: fluid(length[28], '1.2rem + 2.1vw', length[56], 'The title of a section'),
    heading: fluid(length[20], '1.1rem + .6vw', length[28], 'The title of a card'),
    lead: fluid(length[17], '.98rem + .35vw', length[22], 'The line under a title'),
    body: token(length[16], 'Text'),
    small: token(length[13], 'Notes'),
    label: token(length[12], 'A machined label'),
  },
  weight: {
    display: token(weight[800], 'Giant and hero'),
    title: token(weight[750], 'Titles, and letters that stand as a mark'),
    heading: token(weight[700], 'Headings and prices'),
    strong: token(weight[650], 'Buttons and labels'),
    firm: token(weight[600], 'What stands out in a text'),
    note: token(weight[550], 'What stands out among notes'),
  },
  font: { text: token(font.latin, 'All words; scripts without it bring their own') },
  leading: {
    display: token(leading.solid, 'Lines of display type'),
    heading: token(leading.close, 'Lines of headings'),
    text: token(leading.open, 'Lines of text'),
  },
  time: {
    short: token(duration[150], 'A colour changes'),
    medium: token(duration[300], 'A panel opens'),
    long: token(duration[500], 'A picture settles'),
  },
  ease: token(easing.settle, 'The one way in which things move'),
  layer: {
    raised: token(order[1], 'Over its neighbours'),
    header: token(order[20], 'The header, over the page'),
    notice: token(order[30], 'A notice at an edge of the window'),
    dialog: token(order[40], 'A window over the page'),
    toast: token(order[50], 'A message over everything'),
  },
} as const;

/** The semantic tokens by name, for the tokens of components. */
export const semantic = aliases('semantic', { ...colors, ...measures });
