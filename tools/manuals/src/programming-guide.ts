import { brand } from '@kinemorph/content';
import { addressOf, contact, lines } from './closing-sections.ts';
import type { Block, Section } from './guide.ts';
import type { CopyId, Subject } from './say.ts';

/**
 * Returns the sections of a series' programming guide: four methods of programming a robot, and uses for the result.
 */
export function programmingGuide(subject: Subject): Section[] {
  const { say, name } = subject;
  const list = lines(say);
  const section = (
    heading: CopyId,
    intro: CopyId,
    steps: readonly CopyId[],
    address = '',
    more: readonly Block[] = [],
  ): Section => ({
    heading: say(heading),
    blocks: [{ kind: 'text', text: say(intro) }, list('steps', steps, { address }), ...more],
  });
  return [
    {
      heading: say('start'),
      blocks: [
        { kind: 'text', text: say('prog.start.text', { series: name }) },
        list('list', ['prog.start.charged', 'prog.start.space', 'prog.start.stop']),
      ],
    },
    section('prog.block', 'prog.block.intro', [
      'prog.block.open',
      'prog.block.drag',
      'prog.block.set',
      'prog.block.run',
    ]),
    section(
      'prog.manual',
      'prog.manual.intro',
      ['prog.manual.open', 'prog.manual.pose', 'prog.manual.next', 'prog.manual.run'],
      '',
      [{ kind: 'note', text: say('prog.manual.note') }],
    ),
    section('prog.voice', 'prog.voice.intro', ['prog.voice.open', 'prog.voice.say', 'prog.voice.call']),
    section(
      'prog.computer',
      'prog.computer.intro',
      ['prog.computer.open', 'prog.computer.build', 'prog.computer.send'],
      addressOf(brand.hubs.studio),
    ),
    section('theater', 'theater.intro', ['theater.open', 'theater.roles', 'theater.play']),
    section('share', 'share.intro', ['share.up', 'share.down'], addressOf(brand.hubs.hub)),
    { heading: say('tips'), blocks: [list('list', ['tips.slow', 'tips.weight', 'tips.rest', 'tips.copy'])] },
    contact(subject),
  ];
}
