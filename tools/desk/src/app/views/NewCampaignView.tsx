import { Field } from '@kinemorph/ui';
import { useEffect, useState } from 'react';
import type { NewCampaign, Proposal } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { Choices } from '../parts/Choices.tsx';
import { ChangeForm } from '../parts/ChangeForm.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import { follow, instantParam } from '../state/address.ts';
import * as styles from './NewCampaignView.css.ts';
import * as viewStyles from './TimelineView.css.ts';

/** Longer than for texts: a date takes longer to type, and each check runs the command that creates the files. */
const pauseMs = 900;

const empty: NewCampaign = { kind: 'campaign', id: '', regions: [], opens: '', ends: '', products: [] };

const kept = 'desk-new-campaign';

/** Returns the form's state, which is kept when the user opens another view or reloads the page. */
function useKeptForm(): readonly [NewCampaign, (change: (was: NewCampaign) => NewCampaign) => void] {
  const [form, setForm] = useState<NewCampaign>(() => ({
    ...empty,
    ...(JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Partial<NewCampaign>),
  }));
  useEffect(() => {
    if (form === empty) sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, JSON.stringify(form));
  }, [form]);
  return [form, setForm];
}

/** Starts a campaign: `npm run new -- campaign` as a form. Its files are shown first, and are written all or none. */
export function NewCampaignView({ timeline }: ViewProps) {
  const [form, setForm] = useKeptForm();
  const [made, setMade] = useState<Made>();
  const set = (changes: Partial<NewCampaign>) => {
    setMade(undefined);
    setForm((was) => ({ ...was, ...changes }));
  };
  const missing = missingIn(form);
  return (
    <div className={styles.page}>
      <h1 className={viewStyles.period}>New campaign</h1>
      <p className={appStyles.soft}>
        A new campaign is a draft: it has a page, a menu entry, a slide on the home page and a banner above the menu.
        Their texts are empty, and only previews show them.
      </p>
      {made && <MadePanel made={made} />}
      <ChangeForm
        request={missing === undefined ? form : undefined}
        pause={pauseMs}
        resetLabel="Clear the form"
        onReset={() => setForm(() => empty)}
        onWritten={(proposal) => {
          setMade(madeOf(form, proposal));
          setForm(() => empty);
        }}
      >
        {(error) => (
          <>
            <Fields form={form} timeline={timeline} set={set} />
            {missing !== undefined && <p className={appStyles.soft}>{missing}</p>}
            {error !== undefined && (
              <p className={appStyles.problem} role="alert">
                {error}
              </p>
            )}
          </>
        )}
      </ChangeForm>
    </div>
  );
}

interface FieldsProps {
  readonly form: NewCampaign;
  readonly timeline: ViewProps['timeline'];
  readonly set: (changes: Partial<NewCampaign>) => void;
}

function Fields({ form, timeline, set }: FieldsProps) {
  return (
    <>
      <Field
        label="Address of its page"
        hint="Small letters, digits and dashes, like new-year-sale: the page is then at /us/new-year-sale"
        autoComplete="off"
        spellCheck={false}
        value={form.id}
        onChange={({ currentTarget }) => set({ id: currentTarget.value })}
      />
      <Choices
        legend="Regions"
        options={timeline.regions}
        chosen={form.regions}
        onChoose={(regions) => set({ regions })}
      />
      <div className={styles.pair}>
        <Field
          label="Begins, in each region’s local time"
          hint="Like 2026-12-28 00:00; a date alone is its midnight"
          autoComplete="off"
          spellCheck={false}
          value={form.opens}
          onChange={({ currentTarget }) => set({ opens: currentTarget.value })}
        />
        <Field
          label="Ends, in each region’s local time"
          hint="The first moment after it, like 2027-01-05 00:00"
          autoComplete="off"
          spellCheck={false}
          value={form.ends}
          onChange={({ currentTarget }) => set({ ends: currentTarget.value })}
        />
      </div>
      <Choices
        legend="Robots · all that these regions sell when none is chosen"
        options={timeline.products}
        chosen={form.products}
        onChoose={(products) => set({ products })}
      />
    </>
  );
}

/** Returns the fields that must be filled in before the campaign can be checked; undefined if none are missing. */
function missingIn({ id, regions, opens, ends }: NewCampaign): string | undefined {
  const missing = [
    id.trim() === '' && 'the address of its page',
    regions.length === 0 && 'its regions',
    opens.trim() === '' && 'when it begins',
    ends.trim() === '' && 'when it ends',
  ].filter((one) => one !== false);
  return missing.length === 0 ? undefined : `Still to say: ${missing.join(', ')}. Nothing is written before you press.`;
}

/** A campaign that was written, as far as links to it need it. */
interface Made {
  readonly title: string;
  readonly page: string;
  readonly regions: string;
  readonly opens: string;
}

function madeOf({ id, regions }: NewCampaign, { title, moves }: Proposal): Made {
  const opens = moves.flatMap(({ edge, to }) => (edge === 'opens' && to !== undefined ? [to] : []));
  return { title, page: id.trim(), regions: regions.join(','), opens: instantParam(Math.max(...opens, 0)) };
}

/** The remaining steps after the files of a campaign have been written. */
function MadePanel({ made: { title, page, regions, opens } }: { readonly made: Made }) {
  return (
    <section className={viewStyles.panel} aria-labelledby="made">
      <h2 id="made" className={appStyles.title}>
        {title}: written
      </h2>
      <ol className={styles.steps}>
        <li>
          <a href={`/machine?page=${page}&regions=${regions}&at=${opens}&words=on`} onClick={follow}>
            Write its words
          </a>{' '}
          on its page, in each language.
        </li>
        <li>
          <a href={`/?at=${opens}`} onClick={follow}>
            See it on the timeline
          </a>
          , and move its dates there.
        </li>
        <li>Ask a developer to add its lower prices, and to publish the draft when all texts are written.</li>
        <li>
          <a href="/handover" onClick={follow}>
            Hand it over
          </a>
          , or undo it there with one click.
        </li>
      </ol>
    </section>
  );
}
