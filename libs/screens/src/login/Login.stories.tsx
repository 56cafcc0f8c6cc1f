import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';
import { appeared, visit } from '../testing/visitor-story.ts';
import { ada, adasSession, letIn } from '../testing/visitor.ts';

// The login of a region, in each possible state.
const meta: ScreenMeta = {
  ...screenStories('login'),
  title: 'Screens/Login',
  tags: ['!autodocs'],
  beforeEach: visit({}),
};
export default meta;

/** Fills in the form, sends it, and waits for the given result. */
function send(brings: string, address = ada.email, secret = 'a seam opens'): NonNullable<ScreenStory['play']> {
  return async () => {
    const form = document.querySelector('form');
    const [email, password] = form?.querySelectorAll('input') ?? [];
    if (email) email.value = address;
    if (password) password.value = secret;
    form?.requestSubmit();
    await appeared(brings);
  };
}

const america = { region: 'us' };

export const America: ScreenStory = { globals: america };
export const Germany: ScreenStory = { globals: { region: 'de' } };
export const Japan: ScreenStory = { globals: { region: 'jp' } };
/** One form, which also creates accounts. */
export const China: ScreenStory = { globals: { region: 'cn' } };
/** Opened by a page that needs a login. */
export const Asked: ScreenStory = { globals: america, beforeEach: visit({ next: '/us/account' }) };
export const ExistingAccount: ScreenStory = {
  globals: america,
  play: () => document.querySelector<HTMLElement>('#existing-account-tab')?.focus(),
};
export const Wrong: ScreenStory = { globals: america, play: send('[role=alert]', 'someone', 'a seam') };
export const Busy: ScreenStory = { globals: america, play: send('[aria-busy=true]') };
export const WrongPassword: ScreenStory = {
  globals: america,
  beforeEach: visit({
    answers: { register_or_login: { code: 4005, msg: 'The email address and password do not match.' } },
  }),
  play: send('[role=alert]'),
};
export const TooManyAttempts: ScreenStory = {
  globals: { region: 'de' },
  beforeEach: visit({
    answers: {
      register_or_login: { code: 4029, msg: 'Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten erneut.' },
    },
  }),
  play: send('[role=alert]'),
};
export const Unreachable: ScreenStory = {
  globals: { region: 'jp' },
  beforeEach: visit({ answers: { register_or_login: 'unreachable' } }),
  play: send('[role=alert]'),
};
export const ServerFailed: ScreenStory = {
  globals: { region: 'cn' },
  beforeEach: visit({ answers: { register_or_login: 'broken' } }),
  play: send('[role=alert]'),
};
export const Welcome: ScreenStory = {
  globals: america,
  beforeEach: visit({ answers: letIn(true) }),
  play: send('main dl'),
};
export const WelcomeInGermany: ScreenStory = {
  globals: { region: 'de' },
  beforeEach: visit({ scope: '/eu', answers: letIn(true) }),
  play: send('main dl'),
};
export const LoggedIn: ScreenStory = { globals: america, beforeEach: visit({ session: adasSession }) };
export const LoggedInInChina: ScreenStory = {
  globals: { region: 'cn' },
  beforeEach: visit({
    scope: '/cn',
    session: { ...adasSession, userInfo: { ...ada, nickname: '何叶', email: 'heye@example.cn', country: 'CN' } },
  }),
};
