import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';
import { appeared, visit } from '../testing/visitor-story.ts';
import { ada, adasSession, letIn } from '../testing/visitor.ts';

// A visitor's account, in each state; its data comes from the browser only.
const meta: ScreenMeta = {
  ...screenStories('account'),
  title: 'Screens/Account',
  tags: ['!autodocs'],
  beforeEach: visit({ session: adasSession, answers: letIn(false) }),
};
export default meta;

const ofJapan = { ...ada, email: 'ada@example.jp', nickname: '蝶番 あだ', country: 'JP', points: 200 };

export const America: ScreenStory = { globals: { region: 'us' } };
export const Japan: ScreenStory = {
  globals: { region: 'jp' },
  beforeEach: visit({
    session: { ...adasSession, userInfo: ofJapan },
    answers: { profile: { code: 2000, data: ofJapan } },
  }),
};
/** The page as the server sends it, until the visitor's profile is known. */
export const Waiting: ScreenStory = {
  globals: { region: 'us' },
  beforeEach: visit({ session: { ...adasSession, userInfo: undefined } }),
};
/** The last known profile, when the API does not answer. */
export const Stale: ScreenStory = {
  globals: { region: 'us' },
  beforeEach: visit({ session: adasSession, answers: { profile: 'unreachable' } }),
  play: () => appeared('[role=alert]'),
};
export const StaleInJapan: ScreenStory = {
  globals: { region: 'jp' },
  beforeEach: visit({ session: { ...adasSession, userInfo: ofJapan }, answers: { profile: 'unreachable' } }),
  play: () => appeared('[role=alert]'),
};
/** No profile is known, and the API does not answer. */
export const Missing: ScreenStory = {
  globals: { region: 'us' },
  beforeEach: visit({ session: { ...adasSession, userInfo: undefined }, answers: { profile: 'unreachable' } }),
  play: () => appeared('[role=alert]'),
};
/** An account without a name, and with long values in everything else. */
export const LongWords: ScreenStory = {
  globals: { region: 'us' },
  beforeEach: visit({
    session: {
      ...adasSession,
      userInfo: {
        ...ada,
        nickname: '',
        email: 'augusta.ada.of.the.long.and.winding.address@department.company.example',
        country: 'OTHER',
        points: 1_234_567,
      },
    },
  }),
};
