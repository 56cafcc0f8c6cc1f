import * as styles from '../App.css.ts';

/** A unified diff, with colours for added and removed lines. */
export function Diff({ diff, label }: { readonly diff: string; readonly label: string }) {
  const lines = diff.replace(/\n$/, '').split('\n');
  return (
    <pre className={styles.diff} tabIndex={0} role="region" aria-label={label}>
      {lines.map((line, index) => (
        <span
          key={index}
          className={line.startsWith('+') ? styles.added : line.startsWith('-') ? styles.removed : styles.context}
        >
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
