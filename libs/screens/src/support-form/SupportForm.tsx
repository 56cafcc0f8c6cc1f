import { useEffect, useRef, useState } from 'react';
import { ArticlePage } from '../sections/ArticlePage.tsx';
import type { SupportFormModel } from './model.server.ts';
import { RequestForm } from './RequestForm.tsx';
import { RequestSent } from './RequestSent.tsx';

/** A page on which something is asked of the company: a form, and what one should know about it. */
export function SupportForm({ article, title, form }: SupportFormModel) {
  const [number, setNumber] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const returns = useRef(false);

  // Who fills in another form begins at its first field.
  useEffect(() => {
    if (number === undefined && returns.current)
      place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    returns.current = number !== undefined;
  }, [number]);

  const content = (
    <div ref={place}>
      {number === undefined ? (
        <RequestForm {...form} onSent={setNumber} />
      ) : (
        <RequestSent number={number} labels={form.labels} onAgain={() => setNumber(undefined)} />
      )}
    </div>
  );
  return <ArticlePage {...article} part={{ id: 'form', title, content }} />;
}
