import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { picture } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { BentoGrid } from '../BentoGrid/BentoGrid.tsx';
import { Tile } from './Tile.tsx';

afterEach(() => page.viewport(1440, 900));

test.each([1920, 1440, 1280, 1024, 820, 390])(
  'at %i px the longest word of the Japanese names fits on one line of a normal and of a wide tile',
  async (width) => {
    await page.viewport(width, 900);
    const place = await show(
      <div lang="ja">
        <BentoGrid>
          <Tile title="オプティマスプライム" picture={picture} span="wide" />
          <Tile title="オプティマスプライム" picture={picture} />
          <Tile title="オプティマスプライム" picture={picture} />
        </BentoGrid>
      </div>,
    );
    for (const title of place.querySelectorAll('h3')) {
      const word = document.createRange();
      word.selectNodeContents(title);
      expect(word.getClientRects()).toHaveLength(1);
    }
  },
);
