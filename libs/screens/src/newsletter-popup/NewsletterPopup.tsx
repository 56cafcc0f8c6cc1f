import { useText, type SharedTextId, type Text } from '@kinemorph/i18n';
import { useSubscribe, type NewsletterPopupProps } from '@kinemorph/site';
import { ButtonLink, EmailForm, VisuallyHidden } from '@kinemorph/ui';
import { Dialog } from '@kinemorph/ui/dialog';
import { useState } from 'react';
import { linkedSentence } from '../linked-sentence.ts';
import { subscribeLabels } from '../subscribe-labels.ts';
import type en from './messages/en-US.json';

type OwnText = Text<keyof typeof en>;

/** A form for the newsletter. After the subscription it offers an account, with its discount and its credits. */
export function NewsletterPopup({
  register,
  credits,
  discount,
  privacy,
  terms,
  onClose,
  own,
}: NewsletterPopupProps & { own: OwnText }) {
  const text = useText<SharedTextId>();
  const subscribe = useSubscribe('popup');
  const [done, setDone] = useState(false);
  const values = { credits, discount };
  return (
    <Dialog open onClose={onClose} title={done ? own('success.title') : own('title')} closeLabel={text('close')}>
      {done ? (
        // The form had the focus when it was removed.
        <div ref={(invitation) => invitation?.focus()} tabIndex={-1}>
          <p>
            <strong>{own('success.subtitle', values)}</strong>
          </p>
          <p>{own('success.describe')}</p>
          <ButtonLink href={register}>{own('success.button')}</ButtonLink>
        </div>
      ) : (
        <>
          <p>{own('describe', values)}</p>
          <EmailForm
            labels={subscribeLabels(text)}
            {...subscribe}
            agreement={{
              label: <Agreement own={own} privacy={privacy} terms={terms} />,
              required: own('agreement.required'),
            }}
            onSuccess={() => {
              setDone(true);
            }}
          />
        </>
      )}
    </Dialog>
  );
}

/** The terms that a subscriber agrees to. Its links open new tabs, so that a typed address is not lost. */
function Agreement({ own, privacy, terms }: { own: OwnText; privacy: string | undefined; terms: string | undefined }) {
  const parts = linkedSentence((values) => own('agreement', values), {
    privacy: { label: own('agreement.privacy'), href: privacy },
    terms: { label: own('agreement.terms'), href: terms },
  });
  return parts.map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={href} href={href} target="_blank" rel="noopener">
        {text}
        <VisuallyHidden> {own('agreement.newTab')}</VisuallyHidden>
      </a>
    ),
  );
}
