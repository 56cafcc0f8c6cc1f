import type { UserInfo } from '@kinemorph/api-client/session';
import { intlLocale } from '@kinemorph/i18n';
import { usePage } from '@kinemorph/site';
import { Button, Icon, Skeleton, SpecsTable, StatBand } from '@kinemorph/ui';
import * as styles from './Account.css.ts';
import { countryName } from './country-name.ts';
import type { AccountModel } from './model.server.ts';

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

/** Who it is, and how many credits there are. */
export function Overview({
  info,
  credits,
  logOut,
}: Pick<AccountModel, 'credits'> & { readonly info: UserInfo; readonly logOut: Action }) {
  const { locale } = usePage();
  return (
    <div className={styles.overview}>
      <div className={styles.whose}>
        {info.nickname && <p className={styles.name}>{info.nickname}</p>}
        <p className={styles.address}>{info.email}</p>
        <Button tone="outline" onClick={logOut.onClick}>
          <Icon name="logout" />
          {logOut.label}
        </Button>
      </div>
      <div className={styles.figure}>
        <StatBand stats={[{ number: info.points.toLocaleString(intlLocale(locale)), text: credits.label }]} />
        <p className={styles.creditsText}>{credits.text}</p>
      </div>
    </div>
  );
}

/** What the account knows of its visitor; what it does not know is left out. */
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

/** Keeps the account's place until it is known whose it is. */
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

/** Says what could not be had, and offers to try once more. */
export function Problem({
  text,
  again,
}: {
  readonly text: string;
  readonly again: Action & { readonly busy: boolean };
}) {
  return (
    <div className={styles.problem}>
      <p className={styles.problemText} role="alert">
        <Icon name="alert" />
        {text}
      </p>
      <Button tone="outline" busy={again.busy} onClick={again.onClick}>
        {again.label}
      </Button>
    </div>
  );
}
