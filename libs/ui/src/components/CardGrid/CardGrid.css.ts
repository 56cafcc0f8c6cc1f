import { component, globalRule } from '../../theme/layers.css.ts';

export const grid = component({ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' });

// A card that is wrapped, as by `Reveal`, is as tall as its neighbours all the same.
globalRule('components', `${grid} > * > :only-child`, { blockSize: '100%' });
