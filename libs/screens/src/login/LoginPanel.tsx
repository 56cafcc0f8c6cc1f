import type { UserInfo } from '@kinemorph/api-client/session';
import { Button, ButtonLink, Cluster, Heading, Icon, Stack, StatBand, Text } from '@kinemorph/ui';
import type { ReactNode, Ref } from 'react';
import * as styles from './Login.css.ts';
import { LoginMethods } from './LoginMethods.tsx';
import type { LoginModel } from './model.server.ts';
import { useLogin } from './use-login.ts';

/** The login forms; after a login, the link to the next page. */
export function LoginPanel({
  title,
  asked,
  welcome,
  known,
  ...methods
}: Omit<LoginModel, 'picture' | 'motto' | 'benefits'>) {
  const { status, who, next, wasAsked, logIn, logOut, heading } = useLogin(known.loggedOut);
  if (status === 'welcome') {
    return (
      <>
        <Title ref={heading}>{welcome.title}</Title>
        <Text tone="soft">{welcome.text}</Text>
        <StatBand stats={welcome.benefits} />
        <Cluster space="l">
          <ButtonLink href={next} size="large">
            {welcome.goOn}
          </ButtonLink>
        </Cluster>
      </>
    );
  }
  if (status === 'signedIn') {
    return (
      <>
        <Title ref={heading}>{known.title}</Title>
        {who && <Who {...who} />}
        <Cluster space="l">
          <ButtonLink href={next} size="large">
            {known.goOn}
          </ButtonLink>
          <Button tone="quiet" onClick={logOut}>
            <Icon name="logout" />
            {known.logOut}
          </Button>
        </Cluster>
      </>
    );
  }
  return (
    <>
      <Title ref={heading}>{title}</Title>
      {wasAsked && (
        <Cluster as="p" space="xs" wrap={false} className={styles.asked}>
          <Icon name="lock" />
          {asked}
        </Cluster>
      )}
      <LoginMethods {...methods} logIn={logIn} />
    </>
  );
}

/** A heading that can take the focus, so that screen readers read the change. */
function Title({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <h1 ref={ref} className={styles.heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function Who({ nickname, email }: UserInfo) {
  return (
    <Stack space="xxs" className={styles.who}>
      {nickname && <Heading level="none">{nickname}</Heading>}
      <Text tone="soft">{email}</Text>
    </Stack>
  );
}
