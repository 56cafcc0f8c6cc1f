import { europe } from '../../home/europe.ts';

export const home = europe;
