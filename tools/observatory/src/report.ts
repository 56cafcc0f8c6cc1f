import type { Scan } from './analyser.ts';

/** The score that both sites have to reach: all that a site can do by itself. Another 5 points are for a host in the browsers' preload list. */
export const leastScore = 135;

/** Describes a scan in a line for the host and one for each test that counts. */
export function describeScan(host: string, { scan, tests }: Scan): readonly string[] {
  const signed = (modifier: number) =>
    modifier === 0 ? '  0' : modifier > 0 ? `+${String(modifier).padStart(2)}` : `−${String(-modifier).padStart(2)}`;
  return [
    `${host}: ${scan.score} (${scan.grade}), ${scan.testsPassed} of ${scan.testsQuantity} tests passed`,
    ...Object.entries(tests).map(
      ([name, { pass, result, scoreModifier }]) => `  ${pass ? '✓' : '✗'} ${signed(scoreModifier)}  ${name}: ${result}`,
    ),
  ];
}
