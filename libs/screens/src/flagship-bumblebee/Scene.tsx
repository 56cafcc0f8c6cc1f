import { Picture, Reveal, WidePicture, type PictureData } from '@kinemorph/ui';
import {
  backdrop,
  cast,
  copy,
  eyebrow as above,
  figure,
  ground,
  inner,
  scene,
  solo,
  text as line,
  title as name,
} from './Scene.css.ts';

interface SceneProps {
  readonly eyebrow: string;
  /** "\n" breaks the line. */
  readonly title: string;
  readonly text: string;
  /** The empty studio, lit at its floor. */
  readonly backdrop: PictureData;
  /** Machines without their ground, from left to right; the middle one stands in front. */
  readonly figures: readonly PictureData[];
}

/** A moment as wide as the window: machines on a studio's floor, under very large words. */
export function Scene({ eyebrow, title, text, backdrop: studio, figures }: SceneProps) {
  const alone = figures.length === 1;
  return (
    <section className={`${scene} ${ground}`}>
      <WidePicture className={backdrop} picture={studio} />
      <div className={inner}>
        <Reveal className={copy}>
          <div>
            <p className={above}>{eyebrow}</p>
            <h2 className={name}>{title}</h2>
          </div>
          <p className={line}>{text}</p>
        </Reveal>
        <Reveal className={alone ? solo : cast}>
          {figures.map((picture) => (
            <Picture
              key={picture.src}
              picture={picture}
              sizes={alone ? '(min-width: 1440px) 1152px, 92vw' : '(min-width: 768px) 34vw, 50vw'}
              imageClass={figure}
            />
          ))}
        </Reveal>
      </div>
    </section>
  );
}
