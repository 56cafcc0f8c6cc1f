import * as v from 'valibot';
import { campaignTimelines, type CampaignId } from '../campaigns/campaigns.ts';
import { entriesOf, unknownStage, type PreOrder, type PriceFile } from '../products/price-file.ts';
import { everyRegion, everyRegionId, type Currency } from '../regions/regions.ts';
import { parseInstant } from '../time/index.ts';

/** A mistake in a file of prices: the field, like `us.promotions[0].amount`, the found value, and the expected one. */
export interface PriceFileProblem {
  readonly field: string;
  readonly found: unknown;
  readonly expected: string;
}

/** A price above 0, in the currency's major unit. */
export const amountSchema = v.pipe(
  v.number('a price above 0'),
  v.check((value) => Number.isFinite(value) && value > 0, 'a price above 0'),
);

const months = 'a number of months above 1';
const rate = 'a rate of 0 or more';
const installmentFields = {
  amount: v.pipe(
    v.string('an amount as the store writes it, like $141.6'),
    v.regex(/^\D{0,2}\d[\d.,\s]*\D{0,2}$/u, 'an amount as the store writes it, like $141.6'),
  ),
  months: v.pipe(v.number(months), v.integer(months), v.minValue(2, months)),
  apr: v.pipe(v.number(rate), v.minValue(0, rate)),
};
/** The terms of paying a price in parts. */
export const installmentSchema = v.strictObject(installmentFields);

const instantText = v.pipe(
  v.string('an instant, like "2025-07-01T15:00+08:00"'),
  v.check((text) => parseInstant(text) !== undefined, 'an instant with its offset, like "2025-07-01T15:00+08:00"'),
);
const campaigns = Object.keys(campaignTimelines) as [CampaignId, ...CampaignId[]];
const campaign = v.picklist(campaigns, `a campaign: one of ${campaigns.join(', ')}`);
const stage = v.string('the name of a stage');
const windows = `a window: { "campaign", "from" }, { "campaign", "during" }, { "preOrder" }, or { "opens", "closes" } with one of them at least; the campaigns are ${campaigns.join(', ')}`;
const windowSchema = v.union(
  [
    v.strictObject({ campaign, from: stage }),
    v.strictObject({ campaign, during: stage }),
    v.strictObject({ preOrder: stage }),
    v.strictObject({ opens: instantText, closes: v.optional(instantText) }),
    v.strictObject({ closes: instantText }),
  ],
  windows,
);

const marks = {
  /** The amount is a placeholder until the real one is known. */
  sample: v.optional(v.literal(true, 'true, or no such field')),
  /** For editors of the file; no page shows it. */
  note: v.optional(v.string('a text')),
};
const inParts = v.optional(v.strictObject({ ...installmentFields, ...marks }));
const currencies = [...new Set(everyRegionId.map((id) => everyRegion[id].currency))] as [Currency, ...Currency[]];
const regionSchema = v.strictObject({
  currency: v.picklist(currencies, `a currency: one of ${currencies.join(', ')}`),
  regular: v.optional(v.strictObject({ amount: amountSchema, ...marks, installment: inParts })),
  promotions: v.optional(
    v.array(v.strictObject({ amount: amountSchema, ...marks, window: windowSchema, installment: inParts })),
  ),
  next: v.optional(v.strictObject({ amount: amountSchema, ...marks })),
});
const fileSchema: v.GenericSchema<unknown, PriceFile> = v.record(
  v.picklist(everyRegionId, `a region: one of ${everyRegionId.join(', ')}`),
  regionSchema,
);

/** Returns every mistake in a file of prices; without any, the file can be read. */
export function priceFileProblems(data: unknown, preOrder?: PreOrder): readonly PriceFileProblem[] {
  const result = v.safeParse(fileSchema, data);
  if (!result.success)
    return result.issues.map((issue) => ({
      field: v.getDotPath(issue)?.replace(/\.(\d+)(?=\.|$)/g, '[$1]') ?? '',
      found: issue.input,
      expected: issue.expected === 'never' ? 'no such field' : issue.message,
    }));
  return entriesOf(result.output).flatMap(([region, { currency, promotions = [] }]) => [
    ...(currency === everyRegion[region].currency
      ? []
      : [
          {
            field: `${region}.currency`,
            found: currency,
            expected: `${everyRegion[region].currency}, the currency of ${region}`,
          },
        ]),
    ...promotions.flatMap(({ window }, index) => {
      const expected = unknownStage(window, region, preOrder);
      return expected === undefined
        ? []
        : [{ field: `${region}.promotions[${index}].window`, found: window, expected }];
    }),
  ]);
}
