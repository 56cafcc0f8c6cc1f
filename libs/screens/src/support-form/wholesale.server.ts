import { supportLength } from '@kinemorph/api-client/support-rules';
import type { Messages, MessageValues } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type en from './copy/wholesale/en-US.json';
import type { FormField } from './form-field.ts';

const copy = pageCopy<keyof typeof en>(
  import.meta.glob<Messages>('./copy/wholesale/*.json', { import: 'default', eager: true }),
);

/** What a dealer who applies is told. */
export function applyWords(context: PageContext, values: MessageValues) {
  const say = copy(context);
  return {
    heading: say('wholesale.heading'),
    button: say('wholesale.button'),
    done: say('wholesale.done'),
    next: say('wholesale.next', values),
  };
}

interface SharedFields {
  readonly name: FormField;
  readonly email: FormField;
  readonly phone: FormField;
  readonly short: string;
  readonly optional: (label: string) => string;
}

/** The fields of a dealer's application. */
export function wholesaleFields(
  context: PageContext,
  { name, email, phone, short, optional }: SharedFields,
): readonly FormField[] {
  const say = copy(context);
  const { line: maxLength, text: length } = supportLength;
  return [
    {
      is: 'line',
      name: 'company',
      type: 'text',
      label: say('company.label'),
      missing: say('company.missing'),
      autoComplete: 'organization',
      maxLength,
    },
    {
      is: 'select',
      name: 'business',
      label: say('business.label'),
      placeholder: say('business.placeholder'),
      missing: say('business.missing'),
      options: (['store', 'online', 'education', 'other'] as const).map((value) => ({
        value,
        label: say(`business.${value}`),
      })),
    },
    {
      is: 'text',
      name: 'address',
      label: say('address.label'),
      missing: say('address.missing'),
      autoComplete: 'street-address',
      min: 1,
      maxLength: length.max,
    },
    {
      is: 'line',
      name: 'website',
      type: 'text',
      label: optional(say('website.label')),
      autoComplete: 'url',
      maxLength,
    },
    {
      is: 'text',
      name: 'message',
      label: say('start.label'),
      hint: say('start.hint'),
      missing: say('start.missing'),
      short,
      min: length.min,
      maxLength: length.max,
    },
    { ...name, label: say('contact.label'), missing: say('contact.missing') },
    email,
    phone,
  ];
}
