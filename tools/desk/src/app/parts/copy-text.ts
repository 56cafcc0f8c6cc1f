import { tell } from './Notices.tsx';

/** Copies a text, and tells whether it could; `name` begins the sentence. */
export function copyText(name: string, text: string): void {
  navigator.clipboard.writeText(text).then(
    () => tell({ text: `${name} copied.`, undoable: false }),
    () => tell({ text: `${name} could not be copied: mark the text and copy it.`, undoable: false }),
  );
}
