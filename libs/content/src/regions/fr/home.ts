import { europe } from '../../home/europe.ts';
import type { Home } from '../../home/home.ts';
import { quotes } from '../../home/tiles.ts';

export const home: Home = { ...europe, quotes: quotes('gear', 'trophy', 'play') };
