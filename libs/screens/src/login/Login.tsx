import { Benefits, Heading, WidePicture } from '@kinemorph/ui';
import * as styles from './Login.css.ts';
import { LoginPanel } from './LoginPanel.tsx';
import type { LoginModel } from './model.server.ts';

/** The login page: a picture, the benefits of an account, and the forms. */
export function Login({ picture, motto, benefits, ...rest }: LoginModel) {
  return (
    <div className={styles.login}>
      <div className={styles.scene}>
        <WidePicture picture={picture} sizes="(min-width: 64em) 50vw, 100vw" priority />
      </div>
      <section className={styles.panel}>
        <div className={styles.inner}>
          <LoginPanel {...rest} />
        </div>
      </section>
      <div className={styles.story}>
        <Heading level="none" className={styles.motto}>
          {motto}
        </Heading>
        <Benefits {...benefits} className={styles.benefits} />
      </div>
    </div>
  );
}
