import type { Door } from '@kinemorph/api-client';
import { accountBenefits, markets, passwordLength } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { Benefits, PictureData, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type en from './copy/en-US.json';
import { linkedSentence, type SentencePart } from '../linked-sentence.ts';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** A way to log in, with the form that it takes. */
export interface LoginDoor {
  /** Also the anchor of its form. */
  readonly id: string;
  readonly door: Door;
  readonly label: string;
  readonly text: string;
  readonly button: string;
  /** How many characters its password has, and what is said when it has not; `common` is said of one that others would guess. */
  readonly password: {
    readonly min: number;
    readonly max?: number;
    readonly hint?: string;
    readonly wrong: string;
    readonly common?: string;
    readonly autoComplete: 'new-password' | 'current-password';
  };
}

/** The words that all forms share. */
export interface LoginLabels {
  readonly email: string;
  readonly emailWrong: string;
  readonly password: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly busy: string;
  readonly unreachable: string;
  readonly failed: string;
  readonly needsScript: string;
}

export interface LoginModel {
  readonly picture: PictureData;
  readonly motto: string;
  readonly benefits: ComponentProps<typeof Benefits>;
  readonly title: string;
  /** For whom another page has sent here. */
  readonly asked: string;
  /** The name of the choice between the doors. */
  readonly choice: string;
  readonly doors: readonly [LoginDoor, ...LoginDoor[]];
  readonly labels: LoginLabels;
  readonly agreement: readonly SentencePart[];
  readonly welcome: {
    readonly title: string;
    readonly text: string;
    readonly benefits: ComponentProps<typeof StatBand>['stats'];
    readonly goOn: string;
  };
  readonly known: {
    readonly title: string;
    readonly goOn: string;
    readonly logOut: string;
    readonly loggedOut: string;
  };
}

/** The login page. It has one form that also creates accounts. Some markets have a second form for visitors who already have an account. */
export const login: ScreenModel<LoginModel> = {
  model: (context) => {
    const { text, links, picture, region } = context;
    const say = copy(context);
    const isOnly = !markets[region.market].hasSeparateLogin;
    const open = openDoor(context, isOnly);
    return {
      picture: picture(
        'flagship-optimus-prime/detail-head',
        say('picture', { product: text('product.flagshipOptimusPrime.name') }),
      ),
      motto: say('motto'),
      benefits: {
        label: say('benefits'),
        items: [
          { icon: 'gift', label: say('benefits.credits', accountBenefits), text: say('benefits.credits.text') },
          { icon: 'unlock', label: say('benefits.store'), text: say('benefits.store.text') },
          { icon: 'shield', label: say('benefits.robots'), text: say('benefits.robots.text') },
        ],
      },
      title: say('title'),
      asked: say('asked'),
      choice: say('doors'),
      doors: isOnly ? [open] : [open, existingDoor(context)],
      labels: {
        email: text('subscribe.email'),
        emailWrong: text('subscribe.invalid'),
        password: say('password'),
        showPassword: say('password.show'),
        hidePassword: say('password.hide'),
        busy: text('busy'),
        unreachable: say('unreachable'),
        failed: text('api.default'),
        needsScript: say('needsScript'),
      },
      agreement: linkedSentence((values) => say('agreement', values), {
        terms: { label: say('agreement.terms'), href: links.to({ page: 'terms-use' }) },
        privacy: { label: say('agreement.privacy'), href: links.to({ page: 'privacy-policy' }) },
      }),
      welcome: {
        title: say('welcome.title'),
        text: say('welcome.text'),
        benefits: [
          { number: say('welcome.credits', accountBenefits), text: say('welcome.credits.text') },
          { number: say('welcome.discount', accountBenefits), text: say('welcome.discount.text') },
        ],
        goOn: say('goOn'),
      },
      known: { title: say('known.title'), goOn: say('goOn'), logOut: say('logOut'), loggedOut: say('loggedOut') },
    };
  },
  head: (context) => {
    const say = copy(context);
    return {
      title: say('head.title'),
      description: say('head.description'),
      keywords: '',
      alternates: [],
      index: false,
    };
  },
};

/** Makes an account as well: its password is a new one, unless this is also where everybody logs in again. */
function openDoor(context: PageContext, isOnly: boolean): LoginDoor {
  const say = copy(context);
  return {
    id: 'log-in',
    door: 'register_or_login',
    label: say('open'),
    text: say('open.text', accountBenefits),
    button: say('open.button'),
    password: {
      ...passwordLength,
      hint: say('password.hint', passwordLength),
      wrong: say('password.wrong', passwordLength),
      common: say('password.common'),
      autoComplete: isOnly ? 'current-password' : 'new-password',
    },
  };
}

/** What a password must be was decided when the account was made: here the API alone judges it. */
function existingDoor(context: PageContext): LoginDoor {
  const say = copy(context);
  return {
    id: 'existing-account',
    door: 'sign_in',
    label: say('existing'),
    text: say('existing.text'),
    button: say('existing.button'),
    password: { min: 1, wrong: say('password.missing'), autoComplete: 'current-password' },
  };
}
