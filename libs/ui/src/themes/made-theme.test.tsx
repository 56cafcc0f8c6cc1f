import './all.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { show } from '../testing/show.tsx';
import { grounds } from '../theme/grounds.css.ts';
import { type ThemeDefinition, themeCss } from './make.ts';

const harbour: ThemeDefinition = {
  name: 'harbour',
  ground: 'ink',
  colors: {
    ink: { ground: '#0A1B2A', text: '#F0F6FA' },
    action: { ground: '#7CC4F0', hover: '#9AD3F5', text: '#0A1B2A' },
  },
  components: { button: { edge: '{semantic.stroke.focus}' } },
};

const sheet = document.createElement('style');

afterEach(() => sheet.remove());

/** Shows components in an element that carries the theme, whose style sheet came before all others if `isFirst`. */
async function shown(isFirst: boolean) {
  sheet.textContent = themeCss(harbour);
  if (isFirst) document.head.prepend(sheet);
  else document.head.append(sheet);
  const place = await show(
    <>
      <section
        ref={(section) => {
          if (section) section.dataset['theme'] = harbour.name;
        }}
      >
        <Button>Inside</Button>
        <p className={grounds.paper}>On paper</p>
        <div data-theme="christmas">
          <Button>In another theme</Button>
        </div>
      </section>
      <Button>Outside</Button>
    </>,
  );
  // The pointer may be where a button appears.
  await userEvent.hover(place.querySelector('p') as HTMLElement);
  const [inside, other, outside] = [...place.querySelectorAll('button')].map((button) => getComputedStyle(button));
  const style = (selector: string) => getComputedStyle(place.querySelector(selector) as HTMLElement);
  return { inside, other, outside, section: style('section'), paper: style('p') };
}

test.each([false, true])(
  'a theme from outside the package applies only to the element that carries it (first: %s)',
  async (isFirst) => {
    const { inside, other, outside, section, paper } = await shown(isFirst);
    expect(section.backgroundColor).toBe('rgb(10, 27, 42)');
    expect(section.color).toBe('rgb(240, 246, 250)');
    expect(section.colorScheme).toBe('dark');
    expect(paper.backgroundColor).toBe('rgb(246, 245, 242)');
    const filled = () => [inside, other, outside].map((button) => button?.backgroundColor);
    await expect.poll(filled).toEqual(['rgb(124, 196, 240)', 'rgb(217, 174, 74)', 'rgb(255, 90, 31)']);
    expect([inside, other, outside].map((button) => button?.borderTopWidth)).toEqual(['3px', '1px', '1px']);
  },
);
