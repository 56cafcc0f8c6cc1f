import { supportLength, type SupportKind } from '@kinemorph/api-client/support-rules';
import { supportedProducts } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type en from './copy/en-US.json';
import type { FormField } from './form-field.ts';
import { wholesaleFields } from './wholesale.server.ts';

type Say = (id: keyof typeof en) => string;

type Line = Extract<FormField, { readonly is: 'line' }>;

const { line: maxLength, email: emailLength, text: textLength } = supportLength;
/** A serial number with spaces and hyphens. */
const serialMaxLength = 30;

interface Words {
  readonly context: PageContext;
  readonly say: Say;
  /** Marks a label as one of a field that may stay empty. */
  readonly optional: (label: string) => string;
}

/** The fields of each form, in their order. */
export function fieldsOf(
  kind: SupportKind,
  context: PageContext,
  say: Say,
  optional: (label: string) => string,
): readonly FormField[] {
  const words: Words = { context, say, optional };
  const { proof, email, name, phone } = commonFields(context, say, optional);
  switch (kind) {
    case 'registrations':
      return [...robotFields(words), proof, name, email];
    case 'repairs':
      return [...robotFields(words), faultField(say), proof, name, email, { ...phone, label: optional(phone.label) }];
    case 'messages':
      return [...messageFields(words), name, email];
    case 'wholesale':
      return wholesaleFields(context, {
        name,
        email,
        phone: { ...phone, missing: say('phone.missing') },
        short: say('short'),
        optional,
      });
  }
}

/** What several forms ask for. */
function commonFields({ text }: PageContext, say: Say, optional: (label: string) => string) {
  const proof: FormField = {
    is: 'file',
    name: 'proof',
    label: optional(say('proof.label')),
    hint: say('proof.hint'),
    wrongType: say('proof.type'),
    tooLarge: say('proof.large'),
    unreadable: say('proof.unreadable'),
  };
  const email: FormField = {
    is: 'email',
    name: 'email',
    label: text('subscribe.email'),
    missing: say('email.missing'),
    wrong: text('subscribe.invalid'),
    maxLength: emailLength,
  };
  const name: Line = {
    is: 'line',
    name: 'name',
    type: 'text',
    label: say('name.label'),
    missing: say('name.missing'),
    autoComplete: 'name',
    maxLength,
  };
  const phone: Line = {
    is: 'line',
    name: 'phone',
    type: 'tel',
    label: say('phone.label'),
    autoComplete: 'tel',
    maxLength,
  };
  return { proof, email, name, phone };
}

/** What is wrong with a robot. */
function faultField(say: Say): FormField {
  return {
    is: 'text',
    name: 'fault',
    label: say('fault.label'),
    hint: say('fault.hint'),
    missing: say('fault.missing'),
    short: say('short'),
    min: textLength.min,
    maxLength: textLength.max,
  };
}

/** What a message is about, and the message. */
function messageFields({ context, say, optional }: Words): readonly FormField[] {
  return [
    {
      is: 'select',
      name: 'topic',
      label: say('topic.label'),
      placeholder: say('topic.placeholder'),
      missing: say('topic.missing'),
      options: (['robot', 'app', 'order', 'press', 'other'] as const).map((value) => ({
        value,
        label: say(`topic.${value}`),
      })),
    },
    {
      is: 'select',
      name: 'product',
      label: optional(say('product.about')),
      placeholder: say('product.placeholder'),
      options: productsOf(context).map(({ id, name: label }) => ({ value: id, label })),
    },
    {
      is: 'text',
      name: 'message',
      label: say('message.label'),
      hint: say('message.hint'),
      missing: say('message.missing'),
      short: say('short'),
      min: textLength.min,
      maxLength: textLength.max,
    },
  ];
}

/** Which robot it is, and where it comes from. */
function robotFields({ context, say }: Omit<Words, 'optional'>): readonly FormField[] {
  return [
    {
      is: 'cards',
      name: 'product',
      label: say('product.label'),
      missing: say('product.missing'),
      options: productsOf(context).map(({ id, name, picture }) => ({
        value: id,
        label: name,
        picture: context.picture(picture, ''),
      })),
    },
    {
      is: 'serial',
      name: 'serial',
      label: say('serial.label'),
      hint: say('serial.hint'),
      missing: say('serial.missing'),
      wrong: say('serial.wrong'),
      maxLength: serialMaxLength,
    },
    {
      is: 'date',
      name: 'purchased',
      label: say('purchased.label'),
      missing: say('purchased.missing'),
      wrong: say('purchased.wrong'),
      maxLength,
    },
    {
      is: 'line',
      name: 'shop',
      type: 'text',
      label: say('shop.label'),
      hint: say('shop.hint'),
      missing: say('shop.missing'),
      maxLength,
    },
  ];
}

/** What one can own. */
function productsOf({ region, clock, text }: PageContext) {
  return supportedProducts(region.id, clock).map(({ id, picture }) => ({
    id,
    picture,
    name: text(`product.${id}.name`).replaceAll(/<br ?\/?>|<\/?small>/g, ' '),
  }));
}
