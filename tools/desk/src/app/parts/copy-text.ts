import { tell } from './Notices.tsx';

/** Copies a text, and reports the result; `name` begins the message. */
export function copyText(name: string, text: string): void {
  navigator.clipboard.writeText(text).then(
    () => tell({ text: `${name} copied.`, undoable: false }),
    () => tell({ text: `${name} could not be copied: mark the text and copy it.`, undoable: false }),
  );
}
