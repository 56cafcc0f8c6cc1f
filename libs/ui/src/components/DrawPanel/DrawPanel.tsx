import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { content as text, describe as line, image, panel, stage, title as name, words } from './DrawPanel.css.ts';

type DrawPanelProps = {
  title: string;
  describe?: string | undefined;
  /** How to take part, and when it is decided; "\n" breaks the line. */
  content: string;
  picture: PictureData;
  actions?: readonly LinkAction[] | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** The prize draw: a ticket with the prize on one half and the rules on the other. */
export function DrawPanel({
  title,
  describe,
  content,
  picture,
  actions = [],
  headingLevel = 2,
  className,
  ...rest
}: DrawPanelProps & Root<'section'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(panel, className)}>
      <div className={stage}>
        <Picture picture={picture} sizes="(min-width: 768px) 45vw, 100vw" imageClass={image} />
      </div>
      <div className={words}>
        <Heading className={name}>{title}</Heading>
        {describe && <p className={line}>{describe}</p>}
        <p className={text}>{content}</p>
        <Actions actions={actions} />
      </div>
    </section>
  );
}
