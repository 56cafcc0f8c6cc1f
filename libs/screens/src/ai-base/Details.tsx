import { Grid, Heading, Picture, Reveal, Text, type PictureData } from '@kinemorph/ui';
import * as styles from './Details.css.ts';

/** A small detail of a product. */
export interface DetailProps {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
}

/** Close-ups side by side, each with its line, like pictures in a museum. */
export function Details({ details }: { readonly details: readonly DetailProps[] }) {
  return (
    <Grid columns={{ ipad: 2 }} space="xl" rowSpace="xxl">
      {details.map(({ title, text, picture }) => (
        <Reveal key={title} className={styles.detail}>
          <Picture picture={picture} sizes="(min-width: 48em) 45vw, 100vw" imageClass={styles.image} />
          <Heading level={3}>{title}</Heading>
          <Text tone="soft" className={styles.text}>
            {text}
          </Text>
        </Reveal>
      ))}
    </Grid>
  );
}
