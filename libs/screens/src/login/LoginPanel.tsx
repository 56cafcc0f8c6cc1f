import type { UserInfo } from '@kinemorph/api-client/session';
import { Button, ButtonLink, Icon, StatBand } from '@kinemorph/ui';
import type { ReactNode, Ref } from 'react';
import * as styles from './Login.css.ts';
import { LoginDoors } from './LoginDoors.tsx';
import type { LoginModel } from './model.server.ts';
import { useEntrance } from './use-entrance.ts';

/** The forms; for whom they have let in, the way on. */
export function LoginPanel({
  title,
  asked,
  welcome,
  known,
  ...doors
}: Omit<LoginModel, 'picture' | 'motto' | 'benefits'>) {
  const { at, who, next, wasAsked, enter, leave, heading } = useEntrance(known.loggedOut);
  if (at === 'welcome') {
    return (
      <>
        <Heading ref={heading}>{welcome.title}</Heading>
        <p className={styles.lead}>{welcome.text}</p>
        <StatBand stats={welcome.benefits} />
        <div className={styles.ways}>
          <ButtonLink href={next} size="large">
            {welcome.goOn}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (at === 'inside') {
    return (
      <>
        <Heading ref={heading}>{known.title}</Heading>
        {who && <Who {...who} />}
        <div className={styles.ways}>
          <ButtonLink href={next} size="large">
            {known.goOn}
          </ButtonLink>
          <Button tone="quiet" onClick={leave}>
            <Icon name="logout" />
            {known.logOut}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Heading ref={heading}>{title}</Heading>
      {wasAsked && (
        <p className={styles.asked}>
          <Icon name="lock" />
          {asked}
        </p>
      )}
      <LoginDoors {...doors} enter={enter} />
    </>
  );
}

/** It can take the focus, for those who hear what has changed. */
function Heading({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <h1 ref={ref} className={styles.heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function Who({ nickname, email }: UserInfo) {
  return (
    <div className={styles.who}>
      {nickname && <p className={styles.name}>{nickname}</p>}
      <p className={styles.address}>{email}</p>
    </div>
  );
}
