import type { LoginMethod } from '@kinemorph/api-client';
import { accountBenefits, markets, passwordLength } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { Benefits, PictureData, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type en from './copy/en-US.json';
import { linkedSentence, type SentencePart } from '../linked-sentence.ts';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** A login method, with the texts of its form. */
export interface LoginFormModel {
  /** Also the anchor of the form. */
  readonly id: string;
  readonly method: LoginMethod;
  readonly label: string;
  readonly text: string;
  readonly button: string;
  /**
   * The length of the password, and the message if it is wrong; `common` is the message about a password that is easy
   * to guess.
   */
  readonly password: {
    readonly min: number;
    readonly max?: number;
    readonly hint?: string;
    readonly wrong: string;
    readonly common?: string;
    readonly autoComplete: 'new-password' | 'current-password';
  };
}

/** The labels that all forms share. */
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
  /** The message for visitors who were redirected from another page. */
  readonly asked: string;
  /** The label of the choice between the login methods. */
  readonly choice: string;
  readonly methods: readonly [LoginFormModel, ...LoginFormModel[]];
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

/**
 * The login page. It has one form that also creates accounts. Some markets have a second form for visitors who already
 * have an account.
 */
export const login: ScreenModel<LoginModel> = {
  model: (context) => {
    const { text, links, picture, region } = context;
    const t = copy(context);
    const isOnly = !markets[region.market].hasSeparateLogin;
    const open = openMethod(context, isOnly);
    return {
      picture: picture(
        'flagship-optimus-prime/detail-head',
        t('picture', { product: text('product.flagshipOptimusPrime.name') }),
      ),
      motto: t('motto'),
      benefits: {
        label: t('benefits'),
        items: [
          { icon: 'gift', label: t('benefits.credits', accountBenefits), text: t('benefits.credits.text') },
          { icon: 'unlock', label: t('benefits.store'), text: t('benefits.store.text') },
          { icon: 'shield', label: t('benefits.robots'), text: t('benefits.robots.text') },
        ],
      },
      title: t('title'),
      asked: t('asked'),
      choice: t('methods'),
      methods: isOnly ? [open] : [open, loginOnlyMethod(context)],
      labels: {
        email: text('subscribe.email'),
        emailWrong: text('subscribe.invalid'),
        password: t('password'),
        showPassword: t('password.show'),
        hidePassword: t('password.hide'),
        busy: text('busy'),
        unreachable: t('unreachable'),
        failed: text('api.default'),
        needsScript: t('needsScript'),
      },
      agreement: linkedSentence((values) => t('agreement', values), {
        terms: { label: t('agreement.terms'), href: links.to({ page: 'terms-use' }) },
        privacy: { label: t('agreement.privacy'), href: links.to({ page: 'privacy-policy' }) },
      }),
      welcome: {
        title: t('welcome.title'),
        text: t('welcome.text'),
        benefits: [
          { number: t('welcome.credits', accountBenefits), text: t('welcome.credits.text') },
          { number: t('welcome.discount', accountBenefits), text: t('welcome.discount.text') },
        ],
        goOn: t('goOn'),
      },
      known: { title: t('known.title'), goOn: t('goOn'), logOut: t('logOut'), loggedOut: t('loggedOut') },
    };
  },
  head: (context) => {
    const t = copy(context);
    return {
      title: t('head.title'),
      description: t('head.description'),
      keywords: '',
      alternates: [],
      index: false,
    };
  },
};

/** Returns the form that also creates accounts: its password is a new one, unless existing users log in here too. */
function openMethod(context: ModelContext, isOnly: boolean): LoginFormModel {
  const t = copy(context);
  return {
    id: 'log-in',
    method: 'register_or_login',
    label: t('open'),
    text: t('open.text', accountBenefits),
    button: t('open.button'),
    password: {
      ...passwordLength,
      hint: t('password.hint', passwordLength),
      wrong: t('password.wrong', passwordLength),
      common: t('password.common'),
      autoComplete: isOnly ? 'current-password' : 'new-password',
    },
  };
}

/** Returns the form for existing accounts. Their passwords may follow older rules, so only the API checks them. */
function loginOnlyMethod(context: ModelContext): LoginFormModel {
  const t = copy(context);
  return {
    id: 'existing-account',
    method: 'sign_in',
    label: t('existing'),
    text: t('existing.text'),
    button: t('existing.button'),
    password: { min: 1, wrong: t('password.missing'), autoComplete: 'current-password' },
  };
}
