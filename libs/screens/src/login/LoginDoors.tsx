import { Tabs } from '@kinemorph/ui/tabs';
import { useRef } from 'react';
import { LoginForm } from './LoginForm.tsx';
import type { LoginModel } from './model.server.ts';
import type { Enter } from './use-login-form.ts';

type LoginDoorsProps = Pick<LoginModel, 'choice' | 'doors' | 'labels' | 'agreement'> & { readonly enter: Enter };

/** The forms to log in with; where there is a choice, behind tabs. */
export function LoginDoors({ choice, doors, ...form }: LoginDoorsProps) {
  const all = useRef<HTMLDivElement>(null);
  const [only] = doors;
  if (doors.length === 1) return <LoginForm door={only} {...form} />;
  return (
    <Tabs
      ref={all}
      label={choice}
      tabs={doors.map((door) => ({ id: door.id, label: door.label, content: <LoginForm door={door} {...form} /> }))}
      onChange={(id) => {
        if (all.current) carryAddress(all.current, id);
      }}
    />
  );
}

/** What was typed at one door need not be typed again at the other. */
function carryAddress(doors: HTMLElement, to: string): void {
  const fields = [...doors.querySelectorAll<HTMLInputElement>('input[type=email]')];
  const field = fields.find((one) => one.closest(`#${to}`));
  const typed = fields.find((one) => one !== field && one.value !== '');
  if (field && typed) field.value = typed.value;
}
