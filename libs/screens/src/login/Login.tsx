import { Benefits, WidePicture } from '@kinemorph/ui';
import { benefits as list, inner, login, motto as line, panel, scene, story } from './Login.css.ts';
import { LoginPanel } from './LoginPanel.tsx';
import type { LoginModel } from './model.server.ts';

/** A machine and what an account brings beside the way to log in. */
export function Login({ picture, motto, benefits, ...rest }: LoginModel) {
  return (
    <div className={login}>
      <div className={scene}>
        <WidePicture picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" priority />
      </div>
      <section className={panel}>
        <div className={inner}>
          <LoginPanel {...rest} />
        </div>
      </section>
      <div className={story}>
        <p className={line}>{motto}</p>
        <Benefits {...benefits} className={list} />
      </div>
    </div>
  );
}
