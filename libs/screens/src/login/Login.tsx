import { Benefits, WidePicture } from '@kinemorph/ui';
import * as styles from './Login.css.ts';
import { LoginPanel } from './LoginPanel.tsx';
import type { LoginModel } from './model.server.ts';

/** A machine and what an account brings beside the way to log in. */
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
        <p className={styles.motto}>{motto}</p>
        <Benefits {...benefits} className={styles.benefits} />
      </div>
    </div>
  );
}
