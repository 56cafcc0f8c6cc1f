import { useNotify, usePage, useSupport, type CallProblem } from '@kinemorph/site';
import { useHydrated } from '@kinemorph/ui';
import { useEffect, useRef, useState, type FocusEvent, type RefObject, type SubmitEvent } from 'react';
import { checkRequest, dayOf, type Entered, type RequestErrors } from './check-request.ts';
import { writeChoice } from '../sections/choice-in-address.ts';
import { drawKey, dropDraft, keepDraft, readDraft } from './draft.ts';
import type { FormModel } from './model.server.ts';
import { choiceIn, fillIn } from './fill-in.ts';
import { readProof } from './read-proof.ts';
import { usePressEnd } from './use-press-end.ts';

/** The names of the consent's check box and of the file: neither is part of a draft. */
export const consentName = 'consent';
const notKept = [consentName, 'proof'];

/** Codes of the API that are about a field. */
const fieldOfCode: Readonly<Record<number, string>> = {
  4001: 'email',
  4014: 'serial',
  4015: 'proof',
  4016: 'purchased',
};
const expired = 4003;

/** The state of a form. The typed text stays in its fields, whatever the result. */
export interface RequestFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes the focus after errors. */
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly busy: boolean;
  readonly errors: RequestErrors;
  /** The reason why the request was refused, if it is about the whole form. */
  readonly failure: string | undefined;
  readonly submit: (event: SubmitEvent) => Promise<void>;
  readonly onInput: () => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/** The content of a form; `chosen` is its file. */
type EnteredForm = Entered & { readonly agreed: boolean; readonly chosen: File | undefined };

/** Controls a form: stores its draft, checks it, sends it once, and moves the focus to the errors. */
export function useRequestForm(model: FormModel, onSent: (number: string) => void): RequestFormState {
  const { fields, labels, file } = model;
  const { region, path } = usePage();
  const support = useSupport();
  const draftName = `${region}${path}`;
  const form = useRef<HTMLFormElement>(null);
  const attempts = useRef(0);
  const { summary, errors, tell, amend } = useErrors();
  const { sending, busy, failure, forget, send } = useSending(model, { draftName, tell, onSent });
  const afterPress = usePressEnd();
  useKeptDraft(form, draftName, fields);

  const check = (entered: EnteredForm): RequestErrors => ({
    ...checkRequest(fields, entered, { today: dayOf(support.now()), file }),
    ...(!entered.agreed && { [consentName]: labels.consentMissing }),
  });

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!form.current || sending.current) return;
    attempts.current += 1;
    forget();
    const entered = enteredIn(form.current);
    if (!tell(check(entered))) await send(entered);
  }

  return {
    form,
    summary,
    busy,
    errors,
    failure,
    submit,
    onInput() {
      if (!form.current) return;
      const { key } = readDraft(draftName);
      keepDraft(draftName, { ...(key !== undefined && { key }), values: enteredIn(form.current).values });
    },
    onBlur({ target }) {
      const { name } = target as unknown as { readonly name?: string };
      if (attempts.current === 0 || !form.current || !name || sending.current) return;
      // An error that disappears moves the content below it: a press that has just begun would miss its target.
      afterPress(() => {
        if (form.current && !sending.current) amend(name, check(enteredIn(form.current))[name]);
      });
    },
  };
}

/** Keeps the errors that are shown. Their summary takes the focus each time errors are shown. */
function useErrors() {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<RequestErrors>({});
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown > 0) summary.current?.focus();
  }, [shown]);

  /** @returns true if there are errors */
  function tell(found: RequestErrors): boolean {
    setErrors(found);
    if (Object.keys(found).length === 0) return false;
    setShown((times) => times + 1);
    return true;
  }

  /** Changes the error of one field, and leaves the focus unchanged. */
  function amend(name: string, error: string | undefined): void {
    setErrors((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)),
      ...(error !== undefined && { [name]: error }),
    }));
  }

  return { summary, errors, tell, amend };
}

interface SendingOptions {
  readonly draftName: string;
  /** Shows errors of fields, and returns true if there are any. */
  readonly tell: (found: RequestErrors) => boolean;
  readonly onSent: (number: string) => void;
}

/** Sends a checked request, one at a time, and shows why it was refused. */
function useSending({ kind, fields, labels, file }: FormModel, { draftName, tell, onSent }: SendingOptions) {
  const support = useSupport();
  const notify = useNotify();
  // Two presses can share one render, so the pending state is a ref.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(entered: EnteredForm): Promise<void> {
    sending.current = true;
    setBusy(true);
    try {
      const chosen = fields.find((field) => field.kind === 'file');
      const proof = entered.chosen && (await readProof(entered.chosen, file.sentBytes));
      if (chosen && entered.chosen && !proof) return void tell({ [chosen.name]: chosen.unreadable });
      const key = readDraft(draftName).key ?? drawKey();
      keepDraft(draftName, { key, values: entered.values });
      const answer = await support.send({ kind, key, fields: entered.values, proof });
      if ('problem' in answer) {
        sayProblem(answer.problem);
        return;
      }
      dropDraft(draftName);
      notify({ title: labels.sent, text: answer.number });
      onSent(answer.number);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function sayProblem({ kind, code, said }: CallProblem): void {
    if (kind === 'unreachable') return setFailure(labels.unreachable);
    if (code === expired) return setFailure(labels.expired);
    const field = code === undefined ? undefined : fieldOfCode[code];
    if (field !== undefined && fields.some(({ name }) => name === field))
      return void tell({ [field]: said ?? labels.failed });
    setFailure(kind === 'refused' && said !== undefined ? said : labels.failed);
  }

  return { sending, busy, failure, forget: () => setFailure(undefined), send };
}

/** Writes the draft and the choice of the address into the fields, once React runs. */
function useKeptDraft(form: RefObject<HTMLFormElement | null>, draftName: string, fields: FormModel['fields']): void {
  const hydrated = useHydrated();
  // Text that was typed before React started is in the fields, and takes precedence over the draft. Fields have their
  // names once React runs.
  useEffect(() => {
    if (!hydrated || !form.current) return;
    const { key, values } = readDraft(draftName);
    fillIn(form.current, values, 'empty');
    // A link from a robot's support page selects that robot, whatever the draft contains. After a reload the draft
    // contains it.
    const choice = choiceIn(location.search, fields);
    fillIn(form.current, choice, 'all');
    writeChoice(Object.fromEntries(Object.keys(choice).map((name) => [name, ''])));
    const now = enteredIn(form.current).values;
    if (Object.values(now).some(Boolean)) keepDraft(draftName, { ...(key !== undefined && { key }), values: now });
  }, [form, hydrated, draftName, fields]);
}

/** Returns the current content of a form. */
function enteredIn(form: HTMLFormElement): EnteredForm {
  const data = new FormData(form);
  const values: Record<string, string> = {};
  let chosen: File | undefined;
  for (const [name, value] of data) {
    if (value instanceof File) chosen = value.size > 0 || value.name !== '' ? value : undefined;
    else if (!notKept.includes(name)) values[name] = value.trim();
  }
  return { values, file: chosen, chosen, agreed: data.has(consentName) };
}
