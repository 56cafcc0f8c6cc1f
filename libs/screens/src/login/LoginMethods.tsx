import { Tabs } from '@kinemorph/ui/tabs';
import { useRef } from 'react';
import { LoginForm } from './LoginForm.tsx';
import type { LoginModel } from './model.server.ts';
import type { LogIn } from './use-login-form.ts';

type LoginMethodsProps = Pick<LoginModel, 'choice' | 'methods' | 'labels' | 'agreement'> & { readonly logIn: LogIn };

/** The login forms; two forms are on tabs. */
export function LoginMethods({ choice, methods, ...form }: LoginMethodsProps) {
  const all = useRef<HTMLDivElement>(null);
  const [only] = methods;
  if (methods.length === 1) return <LoginForm method={only} {...form} />;
  return (
    <Tabs
      ref={all}
      label={choice}
      tabs={methods.map((method) => ({
        id: method.id,
        label: method.label,
        content: <LoginForm method={method} {...form} />,
      }))}
      onChange={(id) => {
        if (all.current) carryAddress(all.current, id);
      }}
    />
  );
}

/** Copies an address typed in one form to the other. */
function carryAddress(methods: HTMLElement, to: string): void {
  const fields = [...methods.querySelectorAll<HTMLInputElement>('input[type=email]')];
  const field = fields.find((one) => one.closest(`#${to}`));
  const typed = fields.find((one) => one !== field && one.value !== '');
  if (field && typed) field.value = typed.value;
}
