import type { StripName } from '@kinemorph/content/strips';
import type { ModelContext } from '@kinemorph/site';
import type { TransformationScene } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

export type TransformationModel = ComponentProps<typeof TransformationScene>;

/** A machine with a strip and stills of its transformation. */
type Changing = StripName extends `${infer Subject}/scroll` ? Subject : never;

interface Words {
  readonly eyebrow?: string;
  readonly title: string;
  readonly text: string;
  /** The description of the scene. */
  readonly description: string;
  /** The captions of the first, the middle and the last frame. */
  readonly captions: readonly [string, string, string];
}

/** Returns the scene in which a machine changes its shape. */
export function transformationOf(
  { strip, picture }: ModelContext,
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
