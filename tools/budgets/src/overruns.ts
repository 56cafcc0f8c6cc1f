import { filesOf, limitsOfPage, measures, totalsOf, type Limits, type Measure } from './budget.ts';
import { bytesOf, type PageSizes, type Sizes } from './sizes.ts';

/** Describes each overrun of a page: the total, the limit, and the files that changed since the accepted state. */
export function describeOverruns(now: PageSizes, ofKind: Limits, accepted: PageSizes | undefined): readonly string[] {
  const totals = totalsOf(now);
  const limits = limitsOfPage(ofKind, accepted);
  return measures
    .filter((measure) => totals[measure] > limits[measure])
    .map((measure) => {
      const [total, limit] = [totals[measure], limits[measure]];
      const whose = limit === ofKind[measure] ? 'of its kind' : 'of the page, a tenth above the accepted state';
      const headline = `${measure} ${number(total)}: ${number(total - limit)} over the limit ${whose}, ${number(limit)}`;
      return [headline, ...describeFiles(measure, now, accepted).map((line) => `  ${line}`)].join('\n');
    });
}

function describeFiles(measure: Measure, now: PageSizes, accepted: PageSizes | undefined): readonly string[] {
  const files = filesOf(now, measure);
  if (!accepted) return ['no sizes of this page are accepted; its heaviest files:', ...heaviest(files)];
  const isCounted = (had: number, has: number) => measure !== 'requests' || had !== has;
  const changes = describeChanges(filesOf(accepted, measure), files, isCounted);
  return changes.length > 0
    ? changes
    : ['no file changed since the accepted state: the limit is lower; the heaviest files:', ...heaviest(files)];
}

/**
 * Describes the files whose size or number changed, the largest growth first. `isCounted` receives the number of files
 * of a name, before and now.
 */
export function describeChanges(
  then: Sizes,
  now: Sizes,
  isCounted: (had: number, has: number) => boolean = () => true,
): readonly string[] {
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return names
    .map((name) => ({
      name,
      before: bytesOf(then, name),
      after: bytesOf(now, name),
      copies: [then[name]?.length ?? 0, now[name]?.length ?? 0] as const,
    }))
    .filter(({ before, after, copies: [had, has] }) => (before !== after || had !== has) && isCounted(had, has))
    .toSorted((a, b) => b.after - b.before - (a.after - a.before))
    .map(({ name, before, after, copies: [had, has] }) => {
      const label = had > 1 || has > 1 ? `${name} ×${had === has ? has : `${had}→${has}`}` : name;
      const from = had === 0 ? 'new' : number(before);
      const to = has === 0 ? 'gone' : number(after);
      return `${label} ${from} -> ${to} (${signed(after - before)})`;
    });
}

function heaviest(files: Sizes): readonly string[] {
  const sorted = Object.keys(files).toSorted((a, b) => bytesOf(files, b) - bytesOf(files, a));
  return sorted.slice(0, 5).map((name) => `${name} ${number(bytesOf(files, name))}`);
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function signed(value: number): string {
  return value < 0 ? `−${number(-value)}` : `+${number(value)}`;
}
