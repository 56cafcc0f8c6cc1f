import type { RadioCard, SelectOption } from '@kinemorph/ui';

interface FieldWords {
  /** Also the field's name in the API. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The error if it is empty; a field without this text is optional. */
  readonly missing?: string;
}

/** A field of a form, by its kind of control. */
export type FormField =
  | (FieldWords & { readonly kind: 'cards'; readonly options: readonly RadioCard[] })
  | (FieldWords & { readonly kind: 'select'; readonly options: readonly SelectOption[]; readonly placeholder: string })
  | (FieldWords & {
      readonly kind: 'line';
      readonly type: 'text' | 'tel';
      readonly autoComplete?: string;
      readonly maxLength: number;
    })
  | (FieldWords & { readonly kind: 'email' | 'serial' | 'date'; readonly wrong: string; readonly maxLength: number })
  | (FieldWords & {
      readonly kind: 'text';
      readonly short?: string;
      readonly min: number;
      readonly maxLength: number;
      readonly autoComplete?: string;
    })
  | (FieldWords & {
      readonly kind: 'file';
      readonly wrongType: string;
      readonly tooLarge: string;
      readonly unreadable: string;
    });
