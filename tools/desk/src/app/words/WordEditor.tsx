import type { TextId } from '@kinemorph/i18n/text-ids';
import { Badge, Button, Select, Skeleton, TextArea } from '@kinemorph/ui';
import { useState } from 'react';
import type { DeskWord, WordPlace } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { ChangeForm } from '../parts/ChangeForm.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useAnswer } from '../state/server.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import * as styles from './WordsPanel.css.ts';

interface WordEditorProps {
  readonly region: string;
  readonly id: TextId;
  /** The other messages that the pressed text is put together from. */
  readonly others: readonly TextId[];
  readonly version: string;
  readonly onChoose: (id: TextId) => void;
  readonly onClose: () => void;
}

/** Loads a text that was chosen on a page, and edits it. */
export function WordEditor({ region, id, others, version, onChoose, onClose }: WordEditorProps) {
  const query = new URLSearchParams({ region, file: id.file, key: id.key });
  const word = useAnswer<DeskWord>(`/api/word?${query.toString()}`, version);
  if (word.status === 'failed' && !word.value) return <Problem retry={word.again}>{word.problem}</Problem>;
  return (
    <section className={viewStyles.panel} aria-labelledby="word">
      <div className={appStyles.between}>
        <Badge tone="neutral">words · {region}</Badge>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <h2 id="word" className={appStyles.title}>
        {id.key}
      </h2>
      {others.length > 0 && (
        <div className={appStyles.row} role="group" aria-label="Other words in this text">
          <span className={appStyles.soft}>Put together with</span>
          {others.map((other) => (
            <button key={other.key} type="button" className={appStyles.small} onClick={() => onChoose(other)}>
              {other.key}
            </button>
          ))}
        </div>
      )}
      {word.value ? (
        <WordForm key={`${region} ${id.file} ${id.key}`} word={word.value} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="text" lines={4} />
        </div>
      )}
    </section>
  );
}

/** A text with its places, and a field to change it. */
export function WordForm({ word }: { readonly word: DeskWord }) {
  const { folder, key, text, english, placeholders, room, pages, places } = word;
  const [typed, setTyped] = useState(text);
  const [from, setFrom] = useState(text);
  const [locale, setLocale] = useState(places[0]?.locale ?? '');
  const [isOvertaken, setIsOvertaken] = useState(false);
  // Another tab, an editor or this form changed it: the field updates, unless that would discard typed text.
  if (from !== text) {
    setFrom(text);
    setIsOvertaken(typed !== from && typed !== text);
    if (typed === from) setTyped(text);
  }
  const place = places.find((one) => one.locale === locale) ?? places[0];
  const request =
    typed === text || !place ? undefined : ({ kind: 'word', folder, key, locale: place.locale, text: typed } as const);
  return (
    <>
      <Facts
        className={styles.text}
        facts={{
          English: english,
          Keep:
            placeholders.length === 0
              ? undefined
              : `${placeholders.map((name) => `{${name}}`).join(' ')}: the page fills these in`,
          Room: room,
          Pages: pages,
        }}
      />
      {isOvertaken && typed !== text && (
        <p
          className={appStyles.problem}
          role="note"
        >{`Another tab or an editor changed this text meanwhile. It now says “${text}”; what you typed is still here.`}</p>
      )}
      <ChangeForm request={request} onReset={() => setTyped(text)}>
        {(error) => (
          <>
            <PlaceChoice places={places} place={place} onChoose={setLocale} />
            <TextArea
              label="New words"
              rows={Math.min(8, 2 + Math.ceil(text.length / 40))}
              value={typed}
              error={error}
              spellCheck
              lang={place?.locale}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </>
        )}
      </ChangeForm>
    </>
  );
}

interface PlaceChoiceProps {
  readonly places: readonly WordPlace[];
  readonly place: WordPlace | undefined;
  readonly onChoose: (locale: string) => void;
}

/** A choice of the file to change, if there are several; otherwise the regions that use it. */
function PlaceChoice({ places, place, onChoose }: PlaceChoiceProps) {
  if (places.length > 1)
    return (
      <Select
        label="Change it in"
        value={place?.locale ?? ''}
        options={places.map((one) => ({ value: one.locale, label: sayPlace(one) }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    );
  return place && place.regions.length > 1 && <p className={appStyles.soft}>Read in {place.regions.join(', ')}.</p>;
}

const sayPlace = ({ locale, regions }: WordPlace) => `${locale}: ${regions.join(', ')}`;
