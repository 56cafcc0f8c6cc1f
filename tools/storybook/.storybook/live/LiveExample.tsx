import * as ui from '@kinemorph/ui';
import { Dialog } from '@kinemorph/ui/dialog';
import { Tabs } from '@kinemorph/ui/tabs';
import * as toast from '@kinemorph/ui/toast';
import * as React from 'react';
import { Component, type ComponentType, type ReactNode, useId, useMemo, useState } from 'react';
import { componentBody } from './jsx.ts';
import * as css from './LiveExample.css.ts';

/** The names that an example may use: every component of the package, and everything of React. */
const scope: Readonly<Record<string, unknown>> = { ...React, ...ui, Dialog, Tabs, ...toast, React };
const names = Object.keys(scope).filter((name) => name !== 'default');

type Compiled = { readonly Example: ComponentType } | { readonly problem: string };

/** The code runs only in the window of the person who typed it; it has no other source. */
function compiled(code: string): Compiled {
  try {
    const run = new Function(...names, componentBody(code)) as (...values: unknown[]) => ReactNode;
    return { Example: () => run(...names.map((name) => scope[name])) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Shows the error of an example that fails to render. It gets a new key with each change of the code. */
class Attempt extends Component<{ children: ReactNode }, { problem?: string }> {
  override state: { problem?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { problem: error.message };
  }

  override render() {
    return this.state.problem === undefined ? this.props.children : <Problem text={this.state.problem} />;
  }
}

function Problem({ text }: { text: string }) {
  return (
    <p className={css.problem} role="status">
      {text}
    </p>
  );
}

/** Editable code with its result. While the code is invalid, the previous result remains. */
export function LiveExample({ code: given }: { code: string }) {
  const id = useId();
  const [code, setCode] = useState(given);
  const [origin, setOrigin] = useState(given);
  const [readable, setReadable] = useState(given);
  // Another example, or other values in the controls.
  if (given !== origin) {
    setOrigin(given);
    setCode(given);
    setReadable(given);
  }
  const attempt = useMemo(() => compiled(code), [code]);
  const shown = useMemo(() => compiled(readable), [readable]);
  function change(next: string) {
    setCode(next);
    if ('Example' in compiled(next)) setReadable(next);
  }
  return (
    <div className={`${css.live} sb-unstyled`}>
      <div className={css.shown}>
        <Attempt key={readable}>{'Example' in shown && <shown.Example />}</Attempt>
      </div>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          Code
        </label>
        {code !== given && (
          <button type="button" className={css.reset} onClick={() => change(given)}>
            Reset
          </button>
        )}
      </div>
      <textarea
        id={id}
        className={css.code}
        value={code}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        translate="no"
        onChange={({ target }) => change(target.value)}
      />
      {'problem' in attempt && <Problem text={attempt.problem} />}
    </div>
  );
}
