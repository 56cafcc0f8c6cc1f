import { Badge, Button, Price } from '@kinemorph/ui';
import { contrastProblems, type ThemeDefinition, themeCss } from '@kinemorph/ui/theme/make';
import * as styles from './make-a-theme.css.ts';

/** Components in a theme that is made on this page, by what its readers call. */
export function MadeTheme({ theme }: { theme: ThemeDefinition }) {
  return (
    <div className="sb-unstyled">
      <style>{themeCss(theme)}</style>
      <div
        ref={(element) => {
          if (element) element.dataset['theme'] = theme.name;
        }}
        className={styles.grounds}
      >
        {styles.groundNames.map((ground) => (
          <div key={ground} className={styles.on[ground]}>
            <p className={styles.name}>{ground}</p>
            <p className={styles.soft}>Words that step back</p>
            <p>
              <Badge tone="signal">New</Badge>
            </p>
            <Price current="$1,299.00" was="$1,499.00" />
            <Button>Buy now</Button>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The pairs of a theme whose contrast is too low, as `contrastProblems` returns them. */
export function Problems({ theme }: { theme: ThemeDefinition }) {
  return (
    <ul className={`${styles.problems} sb-unstyled`}>
      {contrastProblems(theme).map(({ over, under, ratio, wanted, fix }) => (
        <li key={`${over} ${under}`}>
          <b>
            {over} on {under}
          </b>
          : {ratio} to 1, wanted {wanted} to 1. {fix}
        </li>
      ))}
    </ul>
  );
}
