import * as ui from '@kinemorph/ui';
import {
  Canvas,
  Controls,
  DocsContext,
  Primary,
  SourceContext,
  useOf,
  useSourceProps,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { LiveExample } from '../live/LiveExample.tsx';
import * as css from './ComponentPage.css.ts';
import { Prose } from './Prose.tsx';
import { isUsage, UsagePairs, UsagePanels } from './UsagePanels.tsx';

/** The parts of a component that the documentation is written in. */
interface Documented {
  readonly displayName?: string;
  readonly __docgenInfo?: { readonly description?: string; readonly displayName?: string };
}

/** The documentation page of every component: its description, its guidelines, its props, and all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { component } = preparedMeta as { component?: Documented };
  const [kind] = preparedMeta.title.split('/');
  const usage: unknown = preparedMeta.parameters['usage'];
  const [first, ...states] = context.componentStories();
  return (
    <div className={css.page}>
      <Head />
      {isUsage(usage) && (
        <>
          <UsagePanels {...usage} />
          <UsagePairs pairs={usage.pairs} />
        </>
      )}
      <div className={css.canvases}>
        <h2 className={`${css.part} sb-unstyled`}>In use</h2>
        <Primary />
        {component && (
          <>
            <h2 className={`${css.part} sb-unstyled`}>Props</h2>
            <Controls />
          </>
        )}
        {component && kind === 'Components' && first && (
          <>
            <h2 className={`${css.part} sb-unstyled`}>Try it</h2>
            {isUsage(usage) && usage.example ? (
              <LiveExample code={usage.example} />
            ) : (
              <TryIt of={first.moduleExport as object} />
            )}
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

/** The name, the import statement and the description of the component. */
function Head() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents = {} } = preparedMeta as {
    component?: Documented;
    subcomponents?: Record<string, Documented>;
  };
  const [kind, ...rest] = preparedMeta.title.split('/');
  const names = [component, ...Object.values(subcomponents)].flatMap(
    (one) => one?.__docgenInfo?.displayName ?? one?.displayName ?? [],
  );
  const description = component?.__docgenInfo?.description;
  return (
    <header className={`${css.head} sb-unstyled`}>
      <p className={css.kind}>{kind}</p>
      <h1 className={css.title}>{rest.join(' / ') || kind}</h1>
      {kind === 'Components' && names.length > 0 && (
        <p className={css.entryPoint}>{importLine(names, rest.join('').toLowerCase())}</p>
      )}
      {description && (
        <p className={css.lead}>
          <Prose text={description} />
        </p>
      )}
    </header>
  );
}

/** The first story as editable code; the controls change it, too. */
function TryIt({ of }: { of: object }) {
  const { code = '' } = useSourceProps({ of }, useContext(DocsContext), useContext(SourceContext));
  return code && <LiveExample code={code} />;
}

/**
 * Returns the import statement for these components in another project; rarely used ones have a separate entry point.
 */
function importLine(names: readonly string[], folder: string): string {
  const [first = ''] = names;
  const entry = first in ui ? '@kinemorph/ui' : `@kinemorph/ui/${folder}`;
  return `import { ${names.filter((name) => name in ui === first in ui).join(', ')} } from '${entry}';`;
}

/** Shows the story's own doc comment. */
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
