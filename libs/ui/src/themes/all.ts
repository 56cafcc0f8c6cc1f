// The style sheets of all themes, for tests and Storybook. A page imports only its own.
import.meta.glob('./*/*.css.ts', { eager: true });
