import { Field, FileField, RadioCards, Select, TextArea } from '@kinemorph/ui';
import type { FormField } from './form-field.ts';

/** The id of a field, to which the summary of errors leads. */
export const fieldId = (name: string) => `form-${name}`;

interface RequestFieldProps {
  readonly field: FormField;
  /** Whether the field has its name: without one, the browser sends nothing of it. */
  readonly named: boolean;
  readonly error: string | undefined;
  readonly fileTypes: readonly string[];
}

/** One field of a form. Nobody controls it, so it keeps what was typed before React came. */
export function RequestField({ field, named, error, fileTypes }: RequestFieldProps) {
  const { name, label, hint, missing } = field;
  const shared = {
    id: fieldId(name),
    name: named ? name : undefined,
    label,
    hint,
    error,
    quiet: true,
    required: missing !== undefined,
  };
  switch (field.is) {
    case 'cards': {
      const { id, ...rest } = shared;
      // Radio buttons exclude each other by their name, so they always have it.
      return <RadioCards {...rest} name={name} firstId={id} options={field.options} />;
    }
    case 'select':
      return <Select {...shared} options={field.options} placeholder={field.placeholder} />;
    case 'file':
      return <FileField {...shared} accept={fileTypes.join(',')} />;
    case 'text':
      return <TextArea {...shared} maxLength={field.maxLength} autoComplete={field.autoComplete} />;
    case 'email':
      return <Field {...shared} type="email" inputMode="email" autoComplete="email" maxLength={field.maxLength} />;
    case 'serial':
      return (
        <Field
          {...shared}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={field.maxLength}
        />
      );
    case 'date':
      return <Field {...shared} type="date" autoComplete="off" />;
    case 'line':
      return <Field {...shared} type={field.type} autoComplete={field.autoComplete} maxLength={field.maxLength} />;
  }
}
