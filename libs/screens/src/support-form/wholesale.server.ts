import { supportLength } from '@kinemorph/api-client/support-rules';
import type { Messages, MessageValues } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type en from './copy/wholesale/en-US.json';
import type { FormField } from './form-field.ts';

const copy = pageCopy<keyof typeof en>(
  import.meta.glob<Messages>('./copy/wholesale/*.json', { import: 'default', eager: true }),
);

/** Returns the texts of a dealer's application. */
export function applyWords(context: ModelContext, values: MessageValues) {
  const t = copy(context);
  return {
    heading: t('wholesale.heading'),
    button: t('wholesale.button'),
    done: t('wholesale.done'),
    next: t('wholesale.next', values),
  };
}

interface SharedFields {
  readonly name: FormField;
  readonly email: FormField;
  readonly phone: FormField;
  readonly short: string;
  readonly optional: (label: string) => string;
}

/** Returns the fields of a dealer's application. */
export function wholesaleFields(
  context: ModelContext,
  { name, email, phone, short, optional }: SharedFields,
): readonly FormField[] {
  const t = copy(context);
  const { line: maxLength, text: length } = supportLength;
  return [
    {
      kind: 'line',
      name: 'company',
      type: 'text',
      label: t('company.label'),
      missing: t('company.missing'),
      autoComplete: 'organization',
      maxLength,
    },
    {
      kind: 'select',
      name: 'business',
      label: t('business.label'),
      placeholder: t('business.placeholder'),
      missing: t('business.missing'),
      options: (['store', 'online', 'education', 'other'] as const).map((value) => ({
        value,
        label: t(`business.${value}`),
      })),
    },
    {
      kind: 'text',
      name: 'address',
      label: t('address.label'),
      missing: t('address.missing'),
      autoComplete: 'street-address',
      min: 1,
      maxLength: length.max,
    },
    {
      kind: 'line',
      name: 'website',
      type: 'text',
      label: optional(t('website.label')),
      autoComplete: 'url',
      maxLength,
    },
    {
      kind: 'text',
      name: 'message',
      label: t('start.label'),
      hint: t('start.hint'),
      missing: t('start.missing'),
      short,
      min: length.min,
      maxLength: length.max,
    },
    { ...name, label: t('contact.label'), missing: t('contact.missing') },
    email,
    phone,
  ];
}
