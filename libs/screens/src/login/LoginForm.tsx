import { Button, Field, Icon, PasswordField, useHydrated } from '@kinemorph/ui';
import * as styles from './Login.css.ts';
import type { LoginDoor, LoginModel } from './model.server.ts';
import { useLoginForm, type Enter } from './use-login-form.ts';

interface LoginFormProps extends Pick<LoginModel, 'labels' | 'agreement'> {
  readonly door: LoginDoor;
  readonly enter: Enter;
}

/** E-mail address and password. Before React runs the browser can't send it, and its fields have no names: nothing typed gets into an address. A press of its button is repeated by React. */
export function LoginForm({ door, labels, agreement, enter }: LoginFormProps) {
  const { email, password, busy, errors, submit, correct } = useLoginForm(door, labels, enter);
  const hydrated = useHydrated();
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={correct}
      aria-label={door.label}
    >
      <p className={styles.lead}>{door.text}</p>
      <noscript>
        <p className={styles.failure}>
          <Icon name="alert" />
          {labels.needsScript}
        </p>
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
        hint={door.password.hint}
        error={errors.password}
        showLabel={labels.showPassword}
        hideLabel={labels.hidePassword}
        name={hydrated ? 'password' : undefined}
        autoComplete={door.password.autoComplete}
        required
        readOnly={busy}
      />
      {errors.form && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          {errors.form}
        </p>
      )}
      <Button type={hydrated ? 'submit' : 'button'} size="large" busy={busy}>
        {busy ? labels.busy : door.button}
      </Button>
      {door.door === 'register_or_login' && <Agreement parts={agreement} />}
    </form>
  );
}

/** The sentence about terms and privacy, with its links. */
function Agreement({ parts }: { readonly parts: LoginModel['agreement'] }) {
  return (
    <p className={styles.agreement}>
      {parts.map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={href} href={href}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}
