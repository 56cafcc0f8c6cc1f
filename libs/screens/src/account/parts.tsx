import type { UserInfo } from '@kinemorph/api-client/session';
import { intlLocale } from '@kinemorph/i18n';
import { usePage } from '@kinemorph/site';
import { Button, Failure, Grid, Heading, Icon, Skeleton, SpecsTable, Stack, StatBand, Text } from '@kinemorph/ui';
import * as styles from './Account.css.ts';
import { countryName } from './country-name.ts';
import type { AccountModel } from './model.server.ts';

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

/** Renders the visitor's name and number of credits. */
export function Overview({
  info,
  credits,
  logOut,
}: Pick<AccountModel, 'credits'> & { readonly info: UserInfo; readonly logOut: Action }) {
  const { locale } = usePage();
  return (
    <Grid columns={{ window: 2 }} space="xxl">
      <Stack space="s" align="start">
        {info.nickname && <Heading level="none">{info.nickname}</Heading>}
        <Text size="lead" tone="soft">
          {info.email}
        </Text>
        <Button tone="outline" onClick={logOut.onClick}>
          <Icon name="logout" />
          {logOut.label}
        </Button>
      </Stack>
      <Stack space="l">
        <StatBand stats={[{ number: info.points.toLocaleString(intlLocale(locale)), text: credits.label }]} />
        <Text tone="soft" className={styles.creditsText}>
          {credits.text}
        </Text>
      </Stack>
    </Grid>
  );
}

/** Renders the known details of the visitor; unknown ones are left out. */
export function Details({ info, profile }: Pick<AccountModel, 'profile'> & { readonly info: UserInfo }) {
  const { locale } = usePage();
  const country = countryName(info.country, intlLocale(locale));
  const rows = [
    { name: profile.name, value: info.nickname },
    { name: profile.email, value: info.email },
    { name: profile.country, value: country ?? '' },
  ];
  return <SpecsTable className={styles.details} groups={[{ rows: rows.filter(({ value }) => value !== '') }]} />;
}

/** A placeholder for the account until the visitor's profile is known. */
export function Waiting({ label, needsScript }: { readonly label: string; readonly needsScript: string }) {
  return (
    <>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
      <section className={styles.waiting} aria-busy="true" aria-label={label}>
        <Skeleton lines={4} />
      </section>
    </>
  );
}

/** Describes what could not be loaded, and offers to try again. */
export function Problem({
  text,
  again,
}: {
  readonly text: string;
  readonly again: Action & { readonly busy: boolean };
}) {
  return (
    <Stack align="start" className={styles.problem}>
      <Failure announced>{text}</Failure>
      <Button tone="outline" busy={again.busy} onClick={again.onClick}>
        {again.label}
      </Button>
    </Stack>
  );
}
