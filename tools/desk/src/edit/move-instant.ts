import { parseInstant, type Instant } from '@kinemorph/content/time';
import type { Sources } from '@kinemorph/content-cli/sources';
import type { Bar, DeskFinding, Edge, Move } from '../api.ts';
import type { PlainBar } from '../content/bars.ts';
import { instantText, offsetOf, offsetText } from '../time/local-time.ts';
import { candidatesFor, type Literal } from './literals.ts';
import type { Texts } from './overlay.ts';

/** Loads content with replaced texts; throws the errors of the content. */
export type ReadWith = (
  texts: Texts,
) => Promise<{ readonly bars: readonly PlainBar[]; readonly findings: readonly DeskFinding[] }>;

/** A file's new text, the instants that move with it, and the mistakes that it would cause. */
export interface Moved {
  readonly texts: Texts;
  readonly moves: readonly Move[];
  readonly findings: readonly DeskFinding[];
}

/** The reason why an end can't be moved, in words for the user. */
export class CannotMove extends Error {}

/**
 * Replaces the instant in the literal that defines an end of a bar, and returns every end that moves with it. Several
 * literals may have this value: each is tested by loading content with it, and the right one moves this end to the
 * requested instant.
 */
export async function moveInstant(
  sources: Sources,
  literals: readonly Literal[],
  bars: readonly PlainBar[],
  { bar, edge, to }: { readonly bar: Bar; readonly edge: Edge; readonly to: Instant },
  read: ReadWith,
): Promise<Moved> {
  const from = bar[edge];
  const candidates = from === undefined ? [] : candidatesFor(literals, bar.region, from);
  if (from === undefined || candidates.length === 0)
    throw new CannotMove(`This end of “${bar.name}” is no date of its own: it follows another. Move that one.`);
  let refused: unknown;
  for (const literal of candidates) {
    const texts = new Map([
      [literal.file, replaced(sources.text(literal.file), literal, rewritten(literal, to, bar.zone))],
    ]);
    const after = await read(texts).catch((error: unknown) => {
      refused ??= error;
      return undefined;
    });
    if (after?.bars.find(({ id }) => id === bar.id)?.[edge] === to)
      return { texts, moves: movesBetween(bars, after.bars), findings: after.findings };
  }
  if (refused) throw refused as Error;
  throw new CannotMove(
    `This end of “${bar.name}” is written in several places: ${candidates.map(({ file, line }) => `${file}:${line}`).join(', ')}. A person has to change them together.`,
  );
}

function replaced(text: string, { start, end }: Literal, instant: string): string {
  return `${text.slice(0, start)}${instant}${text.slice(end)}`;
}

/** Formats an instant in the time zone of the literal: the bar's, Beijing's or UTC. */
export function rewritten({ text, instant }: Pick<Literal, 'text' | 'instant'>, to: Instant, zone: string): string {
  const written = /(?:Z|[+-]\d\d:\d\d)$/.exec(text)?.[0];
  const kept = [zone, 'Asia/Shanghai', 'UTC'].find((one) => offsetText(offsetOf(instant, one)) === written);
  const now = instantText(to, kept ?? zone);
  if (parseInstant(now) !== to) throw new Error(`${now} does not say ${to}`);
  return now;
}

/** Returns every end of a bar that is another in the second list. */
export function movesBetween(before: readonly PlainBar[], after: readonly PlainBar[]): readonly Move[] {
  const now = new Map(after.map((bar) => [bar.id, bar]));
  const old = new Map(before.map((bar) => [bar.id, bar]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const bar = old.get(id) ?? now.get(id);
    if (!bar) return [];
    return (['opens', 'closes'] as const).flatMap((edge): readonly Move[] => {
      const from = old.get(id)?.[edge];
      const to = now.get(id)?.[edge];
      if (from === to) return [];
      return [
        {
          bar: id,
          region: bar.region,
          kind: bar.kind,
          name: bar.name,
          edge,
          zone: bar.zone,
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
        },
      ];
    });
  });
}
