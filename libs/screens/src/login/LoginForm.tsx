import { Button, Failure, Field, PasswordField, Text, useHydrated } from '@kinemorph/ui';
import * as styles from './Login.css.ts';
import type { LoginFormModel, LoginModel } from './model.server.ts';
import { useLoginForm, type LogIn } from './use-login-form.ts';

interface LoginFormProps extends Pick<LoginModel, 'labels' | 'agreement'> {
  readonly method: LoginFormModel;
  readonly logIn: LogIn;
}

/**
 * The form with e-mail address and password. Before React runs the browser can't send it, and its fields have no names,
 * so that no typed text gets into an address. A press of its button is repeated by React.
 */
export function LoginForm({ method, labels, agreement, logIn }: LoginFormProps) {
  const { email, password, busy, errors, submit, correct } = useLoginForm(method, labels, logIn);
  const hydrated = useHydrated();
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={correct}
      aria-label={method.label}
    >
      <Text tone="soft">{method.text}</Text>
      <noscript>
        <Failure>{labels.needsScript}</Failure>
      </noscript>
      <Field
        ref={email}
        label={labels.email}
        error={errors.email}
        type="email"
        inputMode="email"
        name={hydrated ? 'email' : undefined}
        autoComplete="username"
        required
        readOnly={busy}
      />
      <PasswordField
        ref={password}
        label={labels.password}
        hint={method.password.hint}
        error={errors.password}
        showLabel={labels.showPassword}
        hideLabel={labels.hidePassword}
        name={hydrated ? 'password' : undefined}
        autoComplete={method.password.autoComplete}
        required
        readOnly={busy}
      />
      {errors.form && <Failure announced>{errors.form}</Failure>}
      <Button type={hydrated ? 'submit' : 'button'} size="large" busy={busy}>
        {busy ? labels.busy : method.button}
      </Button>
      {method.method === 'register_or_login' && <Agreement parts={agreement} />}
    </form>
  );
}

/** The sentence about terms and privacy, with its links. */
function Agreement({ parts }: { readonly parts: LoginModel['agreement'] }) {
  return (
    <Text size="small" tone="soft">
      {parts.map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={href} href={href}>
            {text}
          </a>
        ),
      )}
    </Text>
  );
}
