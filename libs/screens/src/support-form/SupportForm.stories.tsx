import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';
import { appeared, visit } from '../testing/visitor-story.ts';

// The forms of a region, in each possible state.
const meta: ScreenMeta = {
  ...screenStories('support-form'),
  title: 'Screens/Support form',
  tags: ['!autodocs'],
  beforeEach: visit({}),
};
export default meta;

const press = () => document.querySelector('form')?.requestSubmit();

/** Fills in the contact form, sends it, and waits for the given result. */
function send(brings: string): NonNullable<ScreenStory['play']> {
  return async () => {
    const values: Readonly<Record<string, string>> = {
      topic: 'app',
      message: 'The app does not find my robot any more.',
      name: 'Ada Hinge',
      email: 'ada@example.com',
    };
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
    document.querySelector<HTMLInputElement>('[name=consent]')?.click();
    press();
    await appeared(brings);
  };
}

const announced = '20250327T090000Z';
const unannounced = '20250327T085959Z';
const inJapan = { announced: '20250327T150000Z', unannounced: '20250327T145959Z' };

export const RegistrationInAmerica: ScreenStory = {
  args: { path: 'product-registration' },
  globals: { region: 'us', instant: announced },
};
export const RegistrationInAmericaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'product-registration' },
  globals: { region: 'us', instant: unannounced },
};
export const RegistrationInGermany: ScreenStory = {
  args: { path: 'product-registration' },
  globals: { region: 'de', instant: announced },
};
export const RegistrationInGermanyBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'product-registration' },
  globals: { region: 'de', instant: unannounced },
};
export const RegistrationInJapan: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'product-registration' },
  globals: { region: 'jp', instant: inJapan.announced },
};
export const RegistrationInJapanBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'product-registration' },
  globals: { region: 'jp', instant: inJapan.unannounced },
};
export const RegistrationInChina: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'product-registration' },
  globals: { region: 'cn', instant: announced },
};
export const RegistrationInChinaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'product-registration' },
  globals: { region: 'cn', instant: unannounced },
};

export const RepairInAmerica: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'return-manufacturer' },
  globals: { region: 'us', instant: announced },
};
export const RepairInAmericaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'return-manufacturer' },
  globals: { region: 'us', instant: unannounced },
};
export const RepairInGermany: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'return-manufacturer' },
  globals: { region: 'de', instant: announced },
};
export const RepairInGermanyBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'return-manufacturer' },
  globals: { region: 'de', instant: unannounced },
};
export const RepairInJapan: ScreenStory = {
  args: { path: 'return-manufacturer' },
  globals: { region: 'jp', instant: inJapan.announced },
};
export const RepairInJapanBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'return-manufacturer' },
  globals: { region: 'jp', instant: inJapan.unannounced },
};
export const RepairInChina: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'return-manufacturer' },
  globals: { region: 'cn', instant: announced },
};
export const RepairInChinaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'return-manufacturer' },
  globals: { region: 'cn', instant: unannounced },
};

export const ContactInAmerica: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'us', instant: announced },
};
export const ContactInAmericaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'us', instant: unannounced },
};
export const ContactInGermany: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'de', instant: announced },
};
export const ContactInGermanyBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'de', instant: unannounced },
};
export const ContactInJapan: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'jp', instant: inJapan.announced },
};
export const ContactInJapanBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'jp', instant: inJapan.unannounced },
};
export const ContactInChina: ScreenStory = {
  args: { path: 'technical-support' },
  globals: { region: 'cn', instant: announced },
};
export const ContactInChinaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'cn', instant: unannounced },
};

export const RepairInFrance: ScreenStory = {
  args: { path: 'return-manufacturer' },
  globals: { region: 'fr', instant: announced },
};
export const ContactInKorea: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'technical-support' },
  globals: { region: 'kr', instant: announced },
};
export const WholesaleInAmerica: ScreenStory = { args: { path: 'wholesale' }, globals: { region: 'us' } };
/** Nothing is filled in: the summary leads to each field. */
export const WrongInGermany: ScreenStory = {
  args: { path: 'product-registration' },
  globals: { region: 'de', instant: announced },
  play: async () => {
    press();
    await appeared('[role=group] a');
  },
};
export const Unreachable: ScreenStory = {
  args: { path: 'technical-support' },
  globals: { region: 'us', instant: announced },
  beforeEach: visit({ answers: { messages: 'unreachable' } }),
  play: send('form [role=alert]'),
};
export const Sent: ScreenStory = {
  args: { path: 'technical-support' },
  globals: { region: 'us', instant: announced },
  beforeEach: visit({ answers: { messages: { code: 2000, data: { number: 'KM-0000-0001' } } } }),
  play: send('main strong'),
};
