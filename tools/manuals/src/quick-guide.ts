import { specsOf } from '@kinemorph/screens/specs';
import { contact, lines, warranty } from './closing-sections.ts';
import type { Block, Section } from './guide.ts';
import type { Subject } from './say.ts';

/** From the box to the first command. */
export function quickGuide(subject: Subject): Section[] {
  return subject.manual.series === 'docks' ? dockGuide(subject) : robotGuide(subject);
}

function robotGuide(subject: Subject): Section[] {
  const { say, name } = subject;
  const list = lines(say);
  return [
    { heading: say('start'), blocks: [{ kind: 'text', text: say('start.robot', { product: name }) }] },
    ...glance(subject),
    charging(subject),
    { heading: say('first'), blocks: [list('steps', ['first.place', 'first.power', 'first.clear'])] },
    pairing(subject),
    voice(subject),
    {
      heading: say('program'),
      blocks: [
        { kind: 'text', text: say('program.intro') },
        list('list', ['program.block', 'program.manual', 'program.voice', 'program.computer']),
      ],
    },
    {
      heading: say('safety'),
      blocks: [
        list('list', [
          'safety.joints',
          'safety.force',
          'safety.edge',
          'safety.children',
          'safety.water',
          'safety.open',
        ]),
      ],
    },
    { heading: say('care'), blocks: [list('list', ['care.clean', 'care.store', 'care.months', 'care.waste'])] },
    {
      heading: say('trouble'),
      blocks: [
        {
          kind: 'facts',
          rows: (['power', 'app', 'voice', 'joint'] as const).map((what) => ({
            name: say(`trouble.${what}`),
            value: say(`trouble.${what}.do`),
          })),
        },
      ],
    },
    warranty(subject),
    contact(subject),
  ];
}

function dockGuide(subject: Subject): Section[] {
  const { say, name } = subject;
  const list = lines(say);
  return [
    { heading: say('start'), blocks: [{ kind: 'text', text: say('start.dock', { product: name }) }] },
    {
      heading: say('dock'),
      blocks: [
        list('steps', ['dock.place', 'dock.power', 'dock.add', 'dock.network', 'dock.robot'], { product: name }),
      ],
    },
    {
      heading: say('talk'),
      blocks: [{ kind: 'text', text: say('talk.intro') }, list('list', ['talk.sentences', 'talk.turns', 'talk.noise'])],
    },
    { heading: say('safety'), blocks: [list('list', ['safety.dock', 'safety.water', 'safety.children'])] },
    { heading: say('care'), blocks: [list('list', ['care.clean', 'care.dust', 'care.waste'])] },
    warranty(subject),
    contact(subject),
  ];
}

/** Returns the table of specifications, except for the warranty, which has a separate section. */
function glance({ region, text, say, product }: Subject): Section[] {
  // `specsOf` requests none of the texts that only pages have, so the cast is safe.
  const groups = specsOf({ region, text: text as Parameters<typeof specsOf>[0]['text'] }, product.id).filter(
    ({ title }) => title !== text('specs.group.warranty'),
  );
  const rows = groups.flatMap((group) => group.rows.map(({ name, value }) => ({ name, value: String(value) })));
  return rows.length > 0 ? [{ heading: say('glance'), blocks: [{ kind: 'facts', rows }] }] : [];
}

function charging({ say, product: { hardware } }: Subject): Section {
  const { port, chargeMinutes, useMinutes } = hardware;
  const plug = port === undefined ? say('charge.plug') : say('charge.port', { port });
  const times = [
    ...(chargeMinutes === undefined ? [] : [say('charge.time', { minutes: chargeMinutes })]),
    ...(useMinutes === undefined ? [] : [say('charge.use', { minutes: useMinutes })]),
  ];
  const blocks: Block[] = [
    { kind: 'steps', items: [say('charge.off'), plug, say('charge.adapter'), say('charge.full')] },
    ...(times.length > 0 ? [{ kind: 'text' as const, text: times.join(sentenceGap(times)) }] : []),
    { kind: 'note', text: say('charge.note') },
  ];
  return { heading: say('charge'), blocks };
}

function pairing({ say, name, product: { hardware } }: Subject): Section {
  const wifi = hardware.wifiGhz === undefined ? [] : [say('app.wifi', { ghz: hardware.wifiGhz })];
  return {
    heading: say('app'),
    blocks: [
      {
        kind: 'steps',
        items: [
          say('app.install'),
          say('app.bluetooth'),
          say('app.add', { product: name }),
          say('app.confirm'),
          ...wifi,
        ],
      },
    ],
  };
}

function voice({ say, name, product: { hardware } }: Subject): Section {
  const known =
    hardware.voiceCommands === undefined
      ? say('voice.some', { product: name })
      : say('voice.count', { product: name, count: hardware.voiceCommands });
  return {
    heading: say('voice'),
    blocks: [{ kind: 'text', text: known }, lines(say)('list', ['voice.near', 'voice.wait', 'voice.noise'])],
  };
}

/** Sentences with a full-width full stop need no space after them. */
function sentenceGap(sentences: readonly string[]): string {
  return sentences.some((sentence) => sentence.endsWith('。')) ? '' : ' ';
}
