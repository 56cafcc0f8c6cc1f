import { supportLength, type SupportKind } from '@kinemorph/api-client/support-rules';
import { supportedProducts } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type en from './copy/en-US.json';
import type { FormField } from './form-field.ts';
import { wholesaleFields } from './wholesale.server.ts';

type PageText = (id: keyof typeof en) => string;

type Line = Extract<FormField, { readonly kind: 'line' }>;

const { line: maxLength, email: emailLength, text: textLength } = supportLength;
/** A serial number with spaces and hyphens. */
const serialMaxLength = 30;

interface Words {
  readonly context: ModelContext;
  readonly t: PageText;
  /** Marks the label of an optional field. */
  readonly optional: (label: string) => string;
}

/** Returns the fields of each form, in their order. */
export function fieldsOf(
  kind: SupportKind,
  context: ModelContext,
  t: PageText,
  optional: (label: string) => string,
): readonly FormField[] {
  const words: Words = { context, t, optional };
  const { proof, email, name, phone } = commonFields(context, t, optional);
  switch (kind) {
    case 'registrations':
      return [...robotFields(words), proof, name, email];
    case 'repairs':
      return [...robotFields(words), faultField(t), proof, name, email, { ...phone, label: optional(phone.label) }];
    case 'messages':
      return [...messageFields(words), name, email];
    case 'wholesale':
      return wholesaleFields(context, {
        name,
        email,
        phone: { ...phone, missing: t('phone.missing') },
        short: t('short'),
        optional,
      });
  }
}

/** Returns the fields that several forms share. */
function commonFields({ text }: ModelContext, t: PageText, optional: (label: string) => string) {
  const proof: FormField = {
    kind: 'file',
    name: 'proof',
    label: optional(t('proof.label')),
    hint: t('proof.hint'),
    wrongType: t('proof.type'),
    tooLarge: t('proof.large'),
    unreadable: t('proof.unreadable'),
  };
  const email: FormField = {
    kind: 'email',
    name: 'email',
    label: text('subscribe.email'),
    missing: t('email.missing'),
    wrong: text('subscribe.invalid'),
    maxLength: emailLength,
  };
  const name: Line = {
    kind: 'line',
    name: 'name',
    type: 'text',
    label: t('name.label'),
    missing: t('name.missing'),
    autoComplete: 'name',
    maxLength,
  };
  const phone: Line = {
    kind: 'line',
    name: 'phone',
    type: 'tel',
    label: t('phone.label'),
    autoComplete: 'tel',
    maxLength,
  };
  return { proof, email, name, phone };
}

/** Returns the field for a robot's fault. */
function faultField(t: PageText): FormField {
  return {
    kind: 'text',
    name: 'fault',
    label: t('fault.label'),
    hint: t('fault.hint'),
    missing: t('fault.missing'),
    short: t('short'),
    min: textLength.min,
    maxLength: textLength.max,
  };
}

/** Returns the fields of a message: its topic and its text. */
function messageFields({ context, t, optional }: Words): readonly FormField[] {
  return [
    {
      kind: 'select',
      name: 'topic',
      label: t('topic.label'),
      placeholder: t('topic.placeholder'),
      missing: t('topic.missing'),
      options: (['robot', 'app', 'order', 'press', 'other'] as const).map((value) => ({
        value,
        label: t(`topic.${value}`),
      })),
    },
    {
      kind: 'select',
      name: 'product',
      label: optional(t('product.about')),
      placeholder: t('product.placeholder'),
      options: productsOf(context).map(({ id, name: label }) => ({ value: id, label })),
    },
    {
      kind: 'text',
      name: 'message',
      label: t('message.label'),
      hint: t('message.hint'),
      missing: t('message.missing'),
      short: t('short'),
      min: textLength.min,
      maxLength: textLength.max,
    },
  ];
}

/** Returns the fields about the robot and its purchase. */
function robotFields({ context, t }: Omit<Words, 'optional'>): readonly FormField[] {
  return [
    {
      kind: 'cards',
      name: 'product',
      label: t('product.label'),
      missing: t('product.missing'),
      options: productsOf(context).map(({ id, name, picture }) => ({
        value: id,
        label: name,
        picture: context.picture(picture, ''),
      })),
    },
    {
      kind: 'serial',
      name: 'serial',
      label: t('serial.label'),
      hint: t('serial.hint'),
      missing: t('serial.missing'),
      wrong: t('serial.wrong'),
      maxLength: serialMaxLength,
    },
    {
      kind: 'date',
      name: 'purchased',
      label: t('purchased.label'),
      missing: t('purchased.missing'),
      wrong: t('purchased.wrong'),
      maxLength,
    },
    {
      kind: 'line',
      name: 'shop',
      type: 'text',
      label: t('shop.label'),
      hint: t('shop.hint'),
      missing: t('shop.missing'),
      maxLength,
    },
  ];
}

/** Returns the products that a customer may own. */
function productsOf({ region, clock, text }: ModelContext) {
  return supportedProducts(region.id, clock).map(({ id, picture }) => ({
    id,
    picture,
    name: text(`product.${id}.name`).replaceAll(/<br ?\/?>|<\/?small>/g, ' '),
  }));
}
