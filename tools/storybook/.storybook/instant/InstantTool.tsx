// The manager provides its own React, and only under this name.
/** @jsxRuntime classic */
import * as React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { fromGlobal, shown, toGlobal } from '@kinemorph/screens/testing/instant';

/** A moment worth looking at, as a screen's stories offer it. */
interface Choice {
  readonly at: number;
  readonly what: string;
}

/** A tool that sets the instant of a screen: now, a typed one, or a boundary of the region. Only screens have one. */
export function InstantTool() {
  const choices = useParameter<Readonly<Record<string, readonly Choice[]>> | undefined>('instants', undefined);
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  if (!choices) return null;
  const current = String(globals['instant']);
  const fixed = 'instant' in storyGlobals;
  return (
    <PopoverProvider
      ariaLabel="Instant"
      padding={0}
      popover={({ onHide }) => (
        <Choices
          current={current}
          choices={choices[String(globals['region'])] ?? []}
          onChoose={(text) => {
            updateGlobals({ instant: text });
            onHide();
          }}
        />
      )}
    >
      <Button
        variant="ghost"
        padding="small"
        disabled={fixed}
        ariaLabel={fixed ? 'This story says its instant itself' : 'The instant at which the screen is shown'}
      >
        {shown(current)}
      </Button>
    </PopoverProvider>
  );
}

function Choices({
  current,
  choices,
  onChoose,
}: {
  current: string;
  choices: readonly Choice[];
  onChoose: (text: string) => void;
}) {
  const [text, setText] = React.useState(current === 'now' ? '' : shown(current));
  const [wrong, setWrong] = React.useState(false);
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault();
    const instant = Date.parse(text);
    if (Number.isNaN(instant) || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text.trim())) setWrong(true);
    else onChoose(toGlobal(instant));
  };
  return (
    <div className="instant-choices">
      <form onSubmit={submit}>
        <label htmlFor="instant-text">Instant, with its offset</label>
        <Form.Input
          id="instant-text"
          value={text}
          placeholder="2025-07-01T15:00+08:00"
          {...(wrong && { valid: 'error' as const })}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        {wrong && <p role="alert">Write it like 2025-07-01T15:00+08:00.</p>}
      </form>
      <ul>
        <li>
          <button type="button" onClick={() => onChoose('now')}>
            <b>Now</b>
            <span>The time of this machine</span>
          </button>
        </li>
        {choices.map(({ at, what }) => (
          <li key={at}>
            <button type="button" aria-pressed={fromGlobal(current) === at} onClick={() => onChoose(toGlobal(at))}>
              <b>{shown(toGlobal(at))}</b>
              <span>{what}</span>
            </button>
            <button
              type="button"
              title="One second before"
              aria-label={`One second before ${shown(toGlobal(at))}`}
              onClick={() => onChoose(toGlobal(at - 1000))}
            >
              −1 s
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
