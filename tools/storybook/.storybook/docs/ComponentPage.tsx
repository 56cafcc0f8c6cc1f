import { Canvas, Controls, DocsContext, Primary, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import * as css from './ComponentPage.css.ts';
import { Prose } from './Prose.tsx';
import { isUsage, UsagePanels } from './UsagePanels.tsx';

/** The parts of a component that the documentation is written in. */
interface Documented {
  readonly displayName?: string;
  readonly __docgenInfo?: { readonly description?: string };
}

/** The one page on which every component is documented: what it is, when to use it, its props, and all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { component } = preparedMeta as { component?: Documented };
  const [kind, ...rest] = preparedMeta.title.split('/');
  const usage: unknown = preparedMeta.parameters['usage'];
  const description = component?.__docgenInfo?.description;
  const [, ...states] = context.componentStories();
  return (
    <div className={css.page}>
      <header className={`${css.head} sb-unstyled`}>
        <p className={css.kind}>{kind}</p>
        <h1 className={css.title}>{rest.join(' / ') || kind}</h1>
        {description && (
          <p className={css.lead}>
            <Prose text={description} />
          </p>
        )}
      </header>
      {isUsage(usage) && <UsagePanels {...usage} />}
      <div className={css.canvases}>
        <h2 className={`${css.part} sb-unstyled`}>In use</h2>
        <Primary />
        {component && (
          <>
            <h2 className={`${css.part} sb-unstyled`}>Props</h2>
            <Controls />
          </>
        )}
        {states.length > 0 && <h2 className={`${css.part} sb-unstyled`}>Every state</h2>}
        {states.map((story) => (
          <section key={story.id} className={css.state}>
            <h3 className={`${css.stateName} sb-unstyled`}>{story.name}</h3>
            <StateNote id={story.id} />
            <Canvas of={story.moduleExport as object} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** What the story's own docstring says of the state. */
function StateNote({ id }: { id: string }) {
  const context = useContext(DocsContext);
  const docs = context.storyById(id).parameters['docs'] as { description?: { story?: string } } | undefined;
  const note = docs?.description?.story;
  return note ? (
    <p className={`${css.stateNote} sb-unstyled`}>
      <Prose text={note} />
    </p>
  ) : null;
}
