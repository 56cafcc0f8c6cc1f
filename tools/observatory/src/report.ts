import type { Scan } from './analyser.ts';

/**
 * The minimum score of both sites: the maximum that a site can reach without a preload list. Another 5 points are for a
 * host in the browsers' preload list.
 */
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
