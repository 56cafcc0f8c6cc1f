import { fallbackFamilies } from './fonts/fallbacks.ts';
import { aliases } from './tokens.ts';

/** Named by their pixels at the usual text size, written in rem so that they follow the reader's. */
const pixels = [4, 6, 8, 12, 13, 16, 17, 20, 22, 24, 28, 32, 34, 36, 44, 48, 56, 64, 112, 128, 144, 1440] as const;
const lengths = Object.fromEntries(pixels.map((count) => [count, `${count / 16}rem`])) as Record<
  `${(typeof pixels)[number]}`,
  string
>;

/** The font of every page; the fallbacks are system fonts, used until it has loaded. */
const archivo = ['Archivo Variable', ...fallbackFamilies] as const;

/** The raw materials, without a purpose. Only semantic tokens name them. */
export const primitives = {
  color: {
    ink: '#0B0D10',
    graphite: '#14181D',
    gunmetal: '#2A323B',
    rail: '#2B323A',
    slate: '#525B65',
    steel: '#5A646F',
    alloy: '#98A3AE',
    pebble: '#D0CFC9',
    mist: '#DDDCD7',
    fog: '#E9E8E3',
    paper: '#F6F5F2',
    white: '#FFFFFF',
    veil: '#0B0D10B8',
    shade: '#0B0D1047',
    signal: '#FF5A1F',
    signalBright: '#FF7A47',
    signalDeep: '#AD3300',
    ion: '#4FE3F5',
    ionDeep: '#00667A',
    red: '#C8102E',
    redBright: '#FF8A8A',
    green: '#17693B',
    greenBright: '#6BE3A0',

    night: '#070605',
    soot: '#100E0B',
    coal: '#181510',
    ember: '#241E15',
    brazier: '#33291A',
    ash: '#AFA695',
    bone: '#F7F1E6',
    amber: '#FFB000',
    amberBright: '#FFC64A',
    lamp: '#FFE3A6',
    dusk: '#050403CC',
    dark: '#00000099',

    pine: '#0B2118',
    pineRaised: '#113022',
    needle: '#1B4331',
    moss: '#2B5441',
    lichen: '#A9BFB1',
    spruce: '#4C5F55',
    linen: '#DFD5C2',
    wool: '#EFE7D8',
    candle: '#FBF6EC',
    snow: '#FFFDF8',
    gold: '#D9AE4A',
    goldBright: '#E8C573',
    goldDeep: '#7A5600',
    flame: '#F4DDA4',
    berry: '#9A1B2A',
    berryBright: '#FF9C9C',
    evening: '#06140ECC',
    branches: '#06140E4D',
  },
  length: { hair: '1px', edge: '1.5px', mark: '3px', ...lengths },
  weight: { 550: 550, 600: 600, 650: 650, 700: 700, 750: 750, 800: 800 },
  leading: { solid: 0.98, close: 1.12, open: 1.55 },
  order: { 1: 1, 20: 20, 30: 30, 40: 40, 50: 50 },
  duration: { 150: '150ms', 300: '300ms', 500: '500ms' },
  easing: { settle: [0.2, 0.7, 0.1, 1] },
  font: {
    latin: [...archivo, 'Arial', 'sans-serif'],
    ja: [...archivo, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', 'Meiryo', 'sans-serif'],
    ko: [...archivo, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', 'sans-serif'],
    zh: [...archivo, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', 'sans-serif'],
  },
} as const;

/** The type of each group of primitives, in the terms of the design token format. */
export const primitiveTypes = {
  color: 'color',
  length: 'dimension',
  weight: 'fontWeight',
  leading: 'number',
  order: 'number',
  duration: 'duration',
  easing: 'cubicBezier',
  font: 'fontFamily',
} as const satisfies Record<keyof typeof primitives, string>;

/** The primitives by name: `primitive.color.ink` is "{primitive.color.ink}". */
export const primitive = aliases('primitive', primitives);
