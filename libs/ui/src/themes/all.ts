// The style sheets of all themes, for tests and the workshop. A page imports those that it shows.
import.meta.glob('./*/*.css.ts', { eager: true });
