import type { StripName } from '@kinemorph/content/strips';
import type { PageContext } from '@kinemorph/site';
import type { TransformationScene } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

export type TransformationModel = ComponentProps<typeof TransformationScene>;

/** A machine whose change of shape is a strip with stills. */
type Changing = StripName extends `${infer Subject}/scroll` ? Subject : never;

interface Words {
  readonly eyebrow?: string;
  readonly title: string;
  readonly text: string;
  /** What is to be seen. */
  readonly description: string;
  /** What the first, the middle and the last frame show. */
  readonly captions: readonly [string, string, string];
}

/** Returns the scene in which a machine changes its shape. */
export function transformationOf(
  { strip, picture }: PageContext,
  subject: Changing,
  { captions: [first, half, last], ...words }: Words,
): TransformationModel {
  return {
    ...words,
    strip: strip(`${subject}/scroll`),
    stills: [
      { picture: picture(`${subject}/first`, ''), caption: first },
      { picture: picture(`${subject}/half`, ''), caption: half },
      { picture: picture(`${subject}/last`, ''), caption: last },
    ],
  };
}
