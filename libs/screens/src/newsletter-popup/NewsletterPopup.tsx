import { useText, type SharedTextId, type Text } from '@kinemorph/i18n';
import { useSubscribe, type NewsletterPopupProps } from '@kinemorph/site';
import { ButtonLink, EmailForm } from '@kinemorph/ui';
import { Dialog } from '@kinemorph/ui/dialog';
import { useState } from 'react';
import { subscribeLabels } from '../subscribe-labels.ts';
import type en from './messages/en-US.json';

type OwnText = Text<keyof typeof en>;

/** Asks for an address; once it has one, invites to an account and its credits. */
export function NewsletterPopup({ register, credits, onClose, own }: NewsletterPopupProps & { own: OwnText }) {
  const text = useText<SharedTextId>();
  const subscribe = useSubscribe('popup');
  const [done, setDone] = useState(false);
  const values = { credits };
  return (
    <Dialog open onClose={onClose} title={done ? own('success.title') : own('title')} closeLabel={text('close')}>
      {done ? (
        // The form has taken the focus with it.
        <div ref={(invitation) => invitation?.focus()} tabIndex={-1}>
          <p>
            <strong>{own('success.subtitle', values)}</strong>
          </p>
          <p>{own('success.describe', values)}</p>
          <ButtonLink href={register}>{own('success.button')}</ButtonLink>
        </div>
      ) : (
        <>
          <p>{own('describe', values)}</p>
          <EmailForm
            labels={subscribeLabels(text)}
            onSubmit={subscribe}
            agreement={{ label: own('agreement'), required: own('agreement.required') }}
            onSuccess={() => {
              setDone(true);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
