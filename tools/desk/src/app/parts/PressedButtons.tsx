import * as appStyles from '../App.css.ts';
import * as viewStyles from '../views/TimelineView.css.ts';

interface PressedButtonsProps<Name extends string> {
  /** Names the group for screen readers. */
  readonly label: string;
  /** Labels of the buttons. */
  readonly names: Readonly<Record<Name, string>>;
  readonly isPressed: (name: Name) => boolean;
  readonly onPress: (name: Name) => void;
}

/** A group of toggle buttons, in which the selected ones are pressed. */
export function PressedButtons<Name extends string>({ label, names, isPressed, onPress }: PressedButtonsProps<Name>) {
  return (
    <div className={viewStyles.group} role="group" aria-label={label}>
      {(Object.entries(names) as [Name, string][]).map(([name, text]) => (
        <button
          key={name}
          type="button"
          className={appStyles.small}
          aria-pressed={isPressed(name)}
          onClick={() => onPress(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
