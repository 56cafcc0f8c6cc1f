import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { measuresOf } from '../tokens.ts';
import { CutCorners } from './CutCorners.tsx';
import { Code, Facts, FoundationPage, Part } from './FoundationPage.tsx';
import * as styles from './foundations.css.ts';

const cutting = `import { cut, vars } from '@kinemorph/ui/theme';

export const card = style({ ...cut(vars.cut.large), backgroundColor: vars.here.raised });`;

const inColumn = `import { column, columnEdge } from '@kinemorph/ui/theme';

export const band = style({ ...column });
export const words = style({ paddingInlineStart: columnEdge('200%') });`;

const lengths = ['cut', 'size', 'space']
  .flatMap((group) => measuresOf(group).map((measure) => ({ ...measure, name: `${group}.${measure.name}` })))
  .filter(({ name }) => /^(?:cut\.\w+|size\.column|space\.gutter)$/.test(name));

/** The cut corner and the column of a page. */
function AllShapes() {
  return (
    <FoundationPage
      title="Shapes"
      intro="Two shapes are everywhere: a plate with two opposite corners cut, and the column that all bands of a page share. Styles of this repository take both from one module."
    >
      <Part
        title="Cut corners"
        note="For what can be pressed or lifted: badges, buttons, cards, windows. Where the browser can't bevel, corners are square. No corner is round."
      >
        <CutCorners />
        <Code>{cutting}</Code>
      </Part>
      <Part
        title="The column"
        note="For every band of a page: bars, first screens and sections begin and end at the same edges. In a panel that fills the window, columnEdge returns the padding that lets its words begin at the edge of the column. Its argument is the width of the page as a share of the panel's parent: 200% in one of two halves."
      >
        <ColumnWidth />
        <Code>{inColumn}</Code>
      </Part>
      <Part title="Lengths">
        <Facts
          heads={['Token', 'Value', 'What for']}
          rows={lengths.map(({ name, value, purpose }) => ({ key: name, cells: [name, value, purpose] }))}
        />
      </Part>
    </FoundationPage>
  );
}

/** The width of the column that this page is in, measured. */
function ColumnWidth() {
  const element = useRef<HTMLParagraphElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const column = element.current;
    if (!column) return;
    const observer = new ResizeObserver(() => setWidth(Math.round(column.getBoundingClientRect().width)));
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={element} className={styles.oneColumn}>
      {width === undefined ? '–' : `This page is in the column: ${width} px between its gutters in this window.`}
    </p>
  );
}

const meta: Meta<typeof AllShapes> = {
  title: 'Foundations/Shapes',
  component: AllShapes,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!visual'],
};
export default meta;

export const Shapes: StoryObj<typeof AllShapes> = {};
