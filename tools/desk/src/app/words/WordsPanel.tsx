import type { TextId } from '@kinemorph/i18n/text-ids';
import { Field } from '@kinemorph/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import * as appStyles from '../App.css.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import type { FrameText } from './use-frame-words.ts';
import * as styles from './WordsPanel.css.ts';

interface WordsPanelProps {
  readonly texts: readonly FrameText[];
  /** True if the user pressed a part of a page without editable text. */
  readonly hasMissed: boolean;
  readonly onChoose: (region: string, id: TextId) => void;
}

const most = 40;
const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, ' ');

/**
 * The texts of the pages in the frames, with a search: for those that no pointer reaches, such as descriptions of
 * pictures.
 */
export function WordsPanel({ texts, hasMissed, onChoose }: WordsPanelProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(plain(typed.trim()));
  const found = useMemo(() => {
    const once = new Map(texts.map((one) => [`${one.region} ${one.where} ${one.text}`, one]));
    return [...once.values()].filter(({ text, ids }) =>
      plain(`${text} ${ids.map(({ key }) => key).join(' ')}`).includes(wanted),
    );
  }, [texts, wanted]);
  return (
    <section className={viewStyles.panel} aria-labelledby="words">
      <h2 id="words" className={appStyles.title}>
        Change words
      </h2>
      <p className={appStyles.soft}>
        Press a text on a page, or choose it here. A press on the pages follows no link meanwhile.
      </p>
      {hasMissed && (
        <p className={appStyles.problem} role="alert">
          There are no words to change at this place. Prices are in the price grid, dates on the timeline.
        </p>
      )}
      <Field
        label="Find a text of these pages"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className={appStyles.soft} role="status">
        {texts.length === 0
          ? 'The pages are loading.'
          : `${found.length} ${found.length === 1 ? 'text' : 'texts'}${found.length > most ? `, the first ${most} of them:` : ''}`}
      </p>
      <ul className={styles.list}>
        {found.slice(0, most).map((one) => (
          <TextItem key={`${one.region} ${one.where} ${one.text}`} one={one} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function TextItem({
  one: { region, ids, text, where },
  onChoose,
}: { readonly one: FrameText } & Pick<WordsPanelProps, 'onChoose'>) {
  const [first] = ids;
  return (
    <li>
      <button type="button" className={styles.item} onClick={() => first && onChoose(region, first)}>
        <span>{text || first?.key}</span>
        <span className={appStyles.soft}>
          {region}
          {where === 'text' ? '' : ` · ${sayWhere[where] ?? where}`}
        </span>
      </button>
    </li>
  );
}

/** Descriptions of attributes for users. */
const sayWhere: Readonly<Record<string, string>> = {
  alt: 'describes a picture',
  'aria-label': 'read aloud',
  content: 'for search engines',
  placeholder: 'in an empty field',
  title: 'beside the pointer',
};
