import type { TextId } from '@kinemorph/i18n/text-ids';
import { useCallback, useState } from 'react';
import { useAddress } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import { showInFrame, useFrameWords, type FrameText } from './use-frame-words.ts';
import { WordEditor } from './WordEditor.tsx';
import { WordsPanel } from './WordsPanel.tsx';

const isSame = (one: TextId, other: TextId) => one.file === other.file && one.key === other.key;

/**
 * An editor for texts of the pages in the frames: pressing a page, or an entry of the list, opens a text. The URL
 * contains it.
 */
export function Words({ version }: { readonly version: string }) {
  const { query, set } = useAddress();
  const [hasMissed, setHasMissed] = useState(false);
  const choose = useCallback(
    (region: string, { file, key }: TextId) => {
      setHasMissed(false);
      set({ word: `${file}#${key}`, in: region });
    },
    [set],
  );
  const onPick = useCallback(
    (region: string, found: readonly FrameText[]) => {
      const [first] = found.flatMap(({ ids }) => ids);
      if (first) choose(region, first);
      else setHasMissed(true);
    },
    [choose],
  );
  const chooseFromList = (where: string, chosen: TextId) => {
    choose(where, chosen);
    showInFrame(where, chosen);
  };
  const texts = useFrameWords(onPick);
  const region = query.get('in') ?? '';
  const [, file, key] = /^([^#]+)#(.+)$/.exec(query.get('word') ?? '') ?? [];
  const id = file !== undefined && key !== undefined ? { file, key } : undefined;
  const others =
    id &&
    texts
      .get(region)
      ?.find(({ ids }) => ids.length > 1 && ids.some((one) => isSame(one, id)))
      ?.ids.filter((one) => !isSame(one, id));
  return (
    <aside className={viewStyles.aside} aria-label="Words">
      {id && (
        <WordEditor
          region={region}
          id={id}
          others={others ?? []}
          version={version}
          onChoose={(other) => choose(region, other)}
          onClose={() => set({ word: undefined, in: undefined })}
        />
      )}
      <WordsPanel texts={[...texts.values()].flat()} hasMissed={hasMissed} onChoose={chooseFromList} />
    </aside>
  );
}
