/** The logos of the dealers, each a file in `logos`. */
export const logoNames = [
  'atelier-du-rouage',
  'bolzenpost',
  'box-and-bracket',
  'brightbolt-toys',
  'circuit-parcel',
  'clic-et-boulon',
  'comptoir-des-robots',
  'copperline-models',
  'funkenladen',
  'gear-and-gable',
  'harbour-robotics',
  'kowloon-hobby-house',
  'la-boite-a-vis',
  'launchpad-hobby',
  'lotus-robotics',
  'maison-mecanique',
  'mantel-and-motor',
  'mechanica-amsterdam',
  'modellhaus-elbe',
  'nordkit',
  'northgate-robotics',
  'officina-otto',
  'pillar-post',
  'polaris-parts',
  'praia-toys',
  'roboterei-sued',
  'robotvaerket',
  'star-pier',
  'taller-uno',
  'third-shelf',
  'tinkers-arcade',
  'zahnrad-und-feder',
] as const;
export type LogoName = (typeof logoNames)[number];

/** In pixels; they are square. */
export const logoSize = 48;
