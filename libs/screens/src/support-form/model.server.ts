import type { SupportKind } from '@kinemorph/api-client/support-rules';
import { maxProofBytes, proofTypes, serialLength, supportLength } from '@kinemorph/api-client/support-rules';
import { brand, offices, shownPhone, support } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import { keepNumberInSentence } from '@kinemorph/i18n/line-breaks';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
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

/** The labels of a form besides its fields. */
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
  /** After a request has been accepted. */
  readonly done: string;
  readonly next: string;
  readonly number: string;
  readonly numberNote: string;
  readonly again: string;
  readonly sent: string;
}

/** A form's fields and texts. */
export interface FormModel {
  readonly kind: SupportKind;
  readonly fields: readonly FormField[];
  readonly consent: readonly SentencePart[];
  readonly labels: FormLabels;
  /**
   * Limits of a file: its types, and its maximum size in bytes when it is chosen (a photo is made smaller) and when it
   * is sent.
   */
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

function kindOf({ path }: ModelContext): SupportKind {
  const kind = kinds[path];
  if (!kind)
    throw new Error(`no form is on the page "${path}": name it in libs/screens/src/support-form/model.server.ts`);
  return kind;
}

/** Pages with a request to the company: an article with a form. */
export const supportForm: ScreenModel<SupportFormModel> = {
  model: (context) => {
    const { text, links } = context;
    const t = copy(context);
    const kind = kindOf(context);
    const values = {
      days: support.answerDays[kind],
      email: brand.mailboxes.support,
      sales: brand.mailboxes.sales,
      phone: keepNumberInSentence(shownPhone(offices[context.region.id])),
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
            heading: t(`${kind}.heading`),
            button: t(`${kind}.button`),
            done: t(`${kind}.done`),
            next: t(`${kind}.next`, values),
          };
    return {
      article: buildArticle(context, articleOf(context)),
      title: own.heading,
      form: {
        kind,
        fields: fieldsOf(
          kind,
          context,
          (id) => t(id, values),
          (label) => t('optional', { label }),
        ),
        consent: linkedSentence((parts) => t('consent', { ...values, ...parts }), {
          privacy: { label: t('consent.privacy'), href: links.to({ page: 'privacy-policy' }) },
        }),
        labels: {
          ...own,
          busy: text('busy'),
          summary: t('summary'),
          kept: t('kept'),
          unreachable: t('unreachable'),
          failed: t('failed', kind === 'wholesale' ? { ...values, email: values.sales } : values),
          expired: t('expired'),
          consentMissing: t('consent.missing'),
          needsScript: t('needsScript', kind === 'wholesale' ? { ...values, email: values.sales } : values),
          number: t('number'),
          numberNote: t('number.note'),
          again: t('again'),
          sent: t('sent'),
        },
        file: { types: proofTypes, photoBytes: support.photoMegabytes * 1_000_000, sentBytes: maxProofBytes },
      },
    };
  },
  head: (context) => {
    const { t, facts } = articleOf(context);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
      changed: facts.changed,
      ...shareWords(facts.share, context),
    });
  },
};

function size({ region }: ModelContext, amount: number, unit: 'megabyte' | 'kilobyte'): string {
  return measureText(region.locale, amount, { unit });
}
