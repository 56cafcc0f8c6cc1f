import { products, type ProductId, type RegionId } from '@kinemorph/content';
import type { CommandGroup, DialogLink, StatBand, SpecsGroup, CallToAction } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import type { CommandsModel } from '../sections/commands.server.ts';
import type { GalleryModel } from '../sections/gallery.server.ts';

/** The regions that sell every robot of a series. */
export const soldIn = ['us', 'uk', 'eu', 'fr', 'de'] as const;

/** The content that the pages of all robots share, wherever their models keep it. */
export interface ToldByProductPage {
  readonly stats: ComponentProps<typeof StatBand>['stats'];
  readonly specs: readonly SpecsGroup[];
  readonly voice: {
    readonly dialog: Pick<ComponentProps<typeof DialogLink>, 'href'>;
    readonly commands: CommandsModel;
  };
  readonly order: Pick<ComponentProps<typeof CallToAction>, 'notice'>;
  readonly gallery: GalleryModel;
  readonly html: string;
}

const commandsOf = (groups: readonly CommandGroup[]) => groups.flatMap(({ commands }) => commands);

/** Adds the tests that the pages of all robots share. */
export function itTellsTheRobot(product: ProductId, pageIn: (region: RegionId) => ToldByProductPage): void {
  const { servos, chips, voiceCommands } = { ...products[product].hardware };
  const figures = [servos, chips, voiceCommands].map(String);

  it.each(soldIn)(
    'in %s tells the figures that content has, in its stats, its dialogs and its specs [FX, EN-9, SC-15]',
    (region) => {
      const { stats, specs, voice } = pageIn(region);
      expect(stats.slice(0, 3).map(({ number }) => number)).toEqual(figures);
      expect(specs.flatMap(({ rows }) => rows.map(({ value }) => value))).toEqual(expect.arrayContaining(figures));
      expect(new Set(commandsOf(voice.commands.groups)).size).toBe(voiceCommands);
      expect(voice.commands.labels.found).toHaveLength((voiceCommands ?? 0) + 1);
    },
  );

  it.each(soldIn)(
    'in %s lists every command without JavaScript, where the button of its dialog leads [EN-9]',
    (region) => {
      const { voice, html } = pageIn(region);
      expect(html).toContain(`href="${voice.dialog.href}"`);
      const [, place = ''] = html.split(' id="voice-commands"');
      for (const command of commandsOf(voice.commands.groups))
        expect(place).toContain(`>${String(command).replaceAll("'", '&#x27;')}</q>`);
    },
  );

  it.each(soldIn)(
    'in %s comes with a warranty of two years, and the region’s days for returns [FX, EN-8]',
    (region) => {
      const [warranty, returns] = pageIn(region).order.notice?.items ?? [];
      expect([warranty?.value, returns?.value].map((value) => /\d+/.exec(String(value))?.[0])).toEqual([
        '2',
        region === 'us' ? '30' : '14',
      ]);
    },
  );

  it.each(soldIn)('in %s shows five pictures or more that enlarge, each its own and described [EN-9]', (region) => {
    const { pictures } = pageIn(region).gallery;
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(new Set(pictures.map(({ picture }) => picture.src)).size).toBe(pictures.length);
    for (const { picture } of pictures) expect(picture.alt).toBeTruthy();
  });
}
