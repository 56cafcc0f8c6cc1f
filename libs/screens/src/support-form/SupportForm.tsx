import { useEffect, useRef, useState } from 'react';
import { ArticlePage } from '../sections/ArticlePage.tsx';
import type { SupportFormModel } from './model.server.ts';
import { RequestForm } from './RequestForm.tsx';
import { RequestSent } from './RequestSent.tsx';

/** A page with a request to the company: a form, and the information about it. */
export function SupportForm({ article, title, form }: SupportFormModel) {
  const [number, setNumber] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const returns = useRef(false);

  // After "another request", the focus moves to the first field.
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
