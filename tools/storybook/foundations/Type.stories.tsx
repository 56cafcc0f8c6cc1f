import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { FoundationPage, Part } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';

const looks = Object.keys(css.looks) as (keyof typeof css.looks)[];

/** The same text in every script of the sites. */
const scripts = [
  {
    lang: 'en-US',
    name: 'Latin',
    title: 'It opens along a line',
    text: 'Twenty-two servos fold one machine into another. Say the word, and watch the panels part.',
  },
  {
    lang: 'de-DE',
    name: 'Latin, hyphenated',
    title: 'Verwandlungsgeschwindigkeit',
    text: 'Zweiundzwanzig Servomotoren falten eine Maschine in eine andere. Ein Wort genügt, und die Verkleidung öffnet sich.',
  },
  {
    lang: 'ja-JP',
    name: 'Japanese, broken at phrases',
    title: '一本の線から、ひらく',
    text: '22個のサーボが、ひとつの機械を別の姿へと折りたたみます。声をかければ、パネルが静かに分かれます。',
  },
  {
    lang: 'ko-KR',
    name: 'Korean, words kept whole',
    title: '하나의 선을 따라 열립니다',
    text: '22개의 서보가 하나의 기계를 다른 모습으로 접어 냅니다. 말 한마디면 패널이 조용히 갈라집니다.',
  },
  {
    lang: 'zh-CN',
    name: 'Chinese',
    title: '沿一条线展开',
    text: '22 个舵机将一台机器折叠成另一种形态。只需一句话，面板便会缓缓分开。',
  },
] as const;

/** The type scale, and its appearance in each script. */
function Types() {
  return (
    <FoundationPage
      title="Type"
      intro="One variable family with a width axis for Latin; expanded and heavy for titles. Japanese, Korean and Chinese are set in the system's own fonts, with line heights of their own. Sizes grow with the window."
    >
      <Part title="Scale">
        {looks.map((look) => (
          <Look key={look} name={look} />
        ))}
      </Part>
      {scripts.map(({ lang, name, title, text }) => (
        <Part key={lang} title={name}>
          <div lang={lang} className={css.sample}>
            <p className={`${css.looks.hero} ${css.line}`}>{title}</p>
            <p className={`${css.looks.title} ${css.line}`}>{title}</p>
            <p className={`${css.looks.body} ${css.measure}`}>{text}</p>
            <p className={`${css.looks.small} ${css.measure}`}>{text}</p>
          </div>
        </Part>
      ))}
    </FoundationPage>
  );
}

function Look({ name }: { name: (typeof looks)[number] }) {
  const element = useRef<HTMLParagraphElement>(null);
  const [facts, setFacts] = useState('');
  useLayoutEffect(() => {
    const read = () => {
      if (!element.current) return;
      const { fontSize, lineHeight, fontWeight, fontStretch } = getComputedStyle(element.current);
      setFacts(
        `${Number.parseFloat(fontSize).toFixed(0)} / ${Number.parseFloat(lineHeight).toFixed(0)} px · weight ${fontWeight} · width ${fontStretch}`,
      );
    };
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, []);
  return (
    <div className={css.sample}>
      <p className={css.mono}>
        {name} · {facts}
      </p>
      <p ref={element} className={`${css.looks[name]} ${css.line}`}>
        It opens along a line 0123456789
      </p>
    </div>
  );
}

const meta: Meta<typeof Types> = {
  title: 'Foundations/Type',
  component: Types,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

export const Type: StoryObj<typeof Types> = {};
