/** The raw materials. Only themes read these; components read the semantic contract in `vars.css.ts`. */
export const tokens = {
  color: {
    ink: '#0B0D10',
    graphite: '#14181D',
    gunmetal: '#20262D',
    steel: '#5A646F',
    alloy: '#98A3AE',
    silver: '#C9D0D6',
    mist: '#DDDCD7',
    fog: '#E9E8E3',
    paper: '#F6F5F2',
    white: '#FFFFFF',
    signal: '#FF5A1F',
    signalBright: '#FF7A47',
    signalDeep: '#AD3300',
    ion: '#4FE3F5',
    ionDeep: '#00667A',
    red: '#C8102E',
    redBright: '#FF8A8A',
    green: '#17693B',
    greenBright: '#6BE3A0',
  },
  font: {
    latin: "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif",
    ja: "'Archivo Variable', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', Meiryo, sans-serif",
    ko: "'Archivo Variable', 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif",
    zh: "'Archivo Variable', 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif",
  },
  leading: { display: '.98', heading: '1.12', text: '1.55' },
  time: { short: '150ms', medium: '300ms', long: '500ms' },
  ease: 'cubic-bezier(.2, .7, .1, 1)',
} as const;

/** A length on the 8 px grid, in rem so that it follows the reader's text size. */
export function space(steps: number): string {
  return steps === 0 ? '0' : `${steps * 0.5}rem`;
}
