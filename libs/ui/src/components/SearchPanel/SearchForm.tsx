import { type ComponentProps, useId } from 'react';
import type { Root } from '../../props.ts';
import { Button, type ButtonTone } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { field as box, form as bar, glass, input, label as name, submit } from './SearchPanel.css.ts';

type SearchFormProps = {
  /** The page that answers the query, which it is sent to as `q`. */
  action: string;
  labels: { field: string; submit: string };
  /** Attributes of the field, such as its value and what it is described by. */
  field?: Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'className'> | undefined;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  tone?: ButtonTone | undefined;
};

/** A field to search the site with. It works without JavaScript: its page answers. */
export function SearchForm({
  action,
  labels,
  field,
  onSubmit,
  tone,
  className,
  ...rest
}: SearchFormProps & Root<'search'>) {
  const id = useId();
  return (
    <search {...rest} className={className}>
      <form className={bar} action={action} method="get" onSubmit={onSubmit}>
        <label className={name} htmlFor={id}>
          {labels.field}
        </label>
        <div className={box}>
          <span className={glass}>
            <Icon name="search" />
          </span>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            {...field}
            id={id}
            name="q"
            type="search"
            className={input}
          />
        </div>
        <Button type="submit" tone={tone} className={submit}>
          {labels.submit}
        </Button>
      </form>
    </search>
  );
}
