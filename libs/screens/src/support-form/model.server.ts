import type { SupportKind } from '@kinemorph/api-client/support-rules';
import { maxProofBytes, proofTypes, serialLength, supportLength } from '@kinemorph/api-client/support-rules';
import { brand, offices, shownPhone, support } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import { keepNumber } from '@kinemorph/i18n/line-breaks';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import { buildArticle, readArticles, type ArticleModel } from '../sections/article.server.ts';
import { measureText } from '../sections/measure.server.ts';
import { linkedSentence, type SentencePart } from '../linked-sentence.ts';
import { shareWords } from '../sections/share.server.ts';
import type en from './copy/en-US.json';
import type { FormField } from './form-field.ts';
import { fieldsOf } from './form-fields.server.ts';
import { applyWords } from './wholesale.server.ts';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const { articleOf } = readArticles(import.meta.glob<Messages>('./copy/*/*.json', { import: 'default', eager: true }));

/** The words of a form beside its fields. */
export interface FormLabels {
  readonly button: string;
  readonly busy: string;
  readonly summary: string;
  readonly kept: string;
  readonly unreachable: string;
  readonly failed: string;
  readonly expired: string;
  readonly consentMissing: string;
  readonly needsScript: string;
  /** After a request has been taken. */
  readonly done: string;
  readonly next: string;
  readonly number: string;
  readonly numberNote: string;
  readonly again: string;
  readonly sent: string;
}

/** What a form asks, of whom, and in which words. */
export interface FormModel {
  readonly kind: SupportKind;
  readonly fields: readonly FormField[];
  readonly consent: readonly SentencePart[];
  readonly labels: FormLabels;
  /** Limits of a file: its types, and how many bytes it may have when it is chosen (a photo is made smaller) and when it is sent. */
  readonly file: { readonly types: readonly string[]; readonly photoBytes: number; readonly sentBytes: number };
}

export interface SupportFormModel {
  /** The text around the form. */
  readonly article: ArticleModel;
  readonly title: string;
  readonly form: FormModel;
}

const kinds: Readonly<Record<string, SupportKind>> = {
  'product-registration': 'registrations',
  'return-manufacturer': 'repairs',
  'technical-support': 'messages',
  wholesale: 'wholesale',
};

function kindOf({ path }: PageContext): SupportKind {
  const kind = kinds[path];
  if (!kind)
    throw new Error(`no form is on the page "${path}": name it in libs/screens/src/support-form/model.server.ts`);
  return kind;
}

/** Pages on which something is asked of the company: an article with a form. */
export const supportForm: ScreenModel<SupportFormModel> = {
  model: (context) => {
    const { text, links } = context;
    const say = copy(context);
    const kind = kindOf(context);
    const values = {
      days: support.answerDays[kind],
      email: brand.mailboxes.support,
      sales: brand.mailboxes.sales,
      phone: keepNumber(shownPhone(offices[context.region.id])),
      company: brand.name,
      length: serialLength,
      example: support.serialExample,
      min: supportLength.text.min,
      photo: size(context, support.photoMegabytes, 'megabyte'),
      pdf: size(context, maxProofBytes / 1000, 'kilobyte'),
    };
    const own =
      kind === 'wholesale'
        ? applyWords(context, values)
        : {
            heading: say(`${kind}.heading`),
            button: say(`${kind}.button`),
            done: say(`${kind}.done`),
            next: say(`${kind}.next`, values),
          };
    return {
      article: buildArticle(context, articleOf(context)),
      title: own.heading,
      form: {
        kind,
        fields: fieldsOf(
          kind,
          context,
          (id) => say(id, values),
          (label) => say('optional', { label }),
        ),
        consent: linkedSentence((parts) => say('consent', { ...values, ...parts }), {
          privacy: { label: say('consent.privacy'), href: links.to({ page: 'privacy-policy' }) },
        }),
        labels: {
          ...own,
          busy: text('busy'),
          summary: say('summary'),
          kept: say('kept'),
          unreachable: say('unreachable'),
          failed: say('failed', kind === 'wholesale' ? { ...values, email: values.sales } : values),
          expired: say('expired'),
          consentMissing: say('consent.missing'),
          needsScript: say('needsScript', kind === 'wholesale' ? { ...values, email: values.sales } : values),
          number: say('number'),
          numberNote: say('number.note'),
          again: say('again'),
          sent: say('sent'),
        },
        file: { types: proofTypes, photoBytes: support.photoMegabytes * 1_000_000, sentBytes: maxProofBytes },
      },
    };
  },
  head: (context) => {
    const { say, facts } = articleOf(context);
    return indexedHead(context, {
      title: say('head.title'),
      description: say('head.description'),
      keywords: say('head.keywords'),
      crumb: say('title'),
      changed: facts.changed,
      ...shareWords(facts.share, context),
    });
  },
};

function size({ region }: PageContext, amount: number, unit: 'megabyte' | 'kilobyte'): string {
  return measureText(region.locale, amount, { unit });
}
