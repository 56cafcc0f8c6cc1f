import { LinkCard, LinkCards, Section, Skeleton } from '@kinemorph/ui';
import * as styles from './Account.css.ts';
import { Details, Overview, Problem, Waiting } from './parts.tsx';
import type { AccountModel } from './model.server.ts';
import { useVisitor } from './use-visitor.ts';

/** A visitor's account. The document contains no personal data: it comes from the browser, once React runs. */
export function Account({ title, loading, needsScript, logOut, credits, profile, problems, next }: AccountModel) {
  const { info, refresh, retry, ...visitor } = useVisitor();
  const again = { label: problems.retry, onClick: retry, busy: refresh === 'again' };
  const isOld = refresh === 'failed' || refresh === 'again';
  return (
    <>
      <Section tone="ink" heading={title} headingLevel={1}>
        {info ? (
          <Overview info={info} credits={credits} logOut={{ label: logOut, onClick: visitor.logOut }} />
        ) : isOld ? (
          <Problem text={problems.missing} again={again} />
        ) : (
          <Waiting label={loading} needsScript={needsScript} />
        )}
      </Section>
      {(info || !isOld) && (
        <Section heading={profile.title}>
          {isOld && <Problem text={problems.stale} again={again} />}
          {info ? (
            <Details info={info} profile={profile} />
          ) : (
            <Skeleton className={styles.details} shape="table" lines={3} columns={2} />
          )}
        </Section>
      )}
      <Section tone="fog" heading={next.title}>
        <LinkCards className={styles.next}>
          {next.cards.map((card) => (
            <LinkCard key={card.href} {...card} />
          ))}
        </LinkCards>
      </Section>
    </>
  );
}
