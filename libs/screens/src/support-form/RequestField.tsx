import { Field, FileField, RadioCards, Select, TextArea } from '@kinemorph/ui';
import type { FormField } from './form-field.ts';

/** Returns the id of a field, to which the summary of errors links. */
export const fieldId = (name: string) => `form-${name}`;

interface RequestFieldProps {
  readonly field: FormField;
  /** False before React runs: the browser does not send a field without a name. */
  readonly named: boolean;
  readonly error: string | undefined;
  readonly fileTypes: readonly string[];
}

/** One field of a form. It is uncontrolled, so it keeps text that was typed before React started. */
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
  switch (field.kind) {
    case 'cards': {
      const { id, ...rest } = shared;
      // Radio buttons form a group by their name, so they always have it.
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
