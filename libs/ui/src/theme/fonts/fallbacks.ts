// Written by `npm run fonts`.

/** Font families of operating systems that replace Archivo, in order of preference. */
export const fallbackFamilies = ['Archivo Arial', 'Archivo Roboto', 'Archivo Noto', 'Archivo DejaVu'] as const;

/** Their font faces, each scaled by `scale`, so that text has the same width as in Archivo. */
export const fallbackFaces = [
  {
    family: 'Archivo Arial',
    local: ['Arial', 'Liberation Sans', 'Arimo Regular'],
    fontWeight: '100 599',
    fontStretch: '100% 125%',
    scale: 0.98,
  },
  {
    family: 'Archivo Arial',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    fontWeight: '600 900',
    fontStretch: '100% 109%',
    scale: 0.963,
  },
  {
    family: 'Archivo Arial',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    fontWeight: '600 900',
    fontStretch: '110% 121%',
    scale: 1.124,
  },
  {
    family: 'Archivo Arial',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    fontWeight: '600 900',
    fontStretch: '122% 125%',
    scale: 1.262,
  },
  {
    family: 'Archivo Roboto',
    local: ['Roboto', 'Roboto Regular'],
    fontWeight: '100 599',
    fontStretch: '100% 125%',
    scale: 0.99,
  },
  {
    family: 'Archivo Roboto',
    local: ['Roboto Bold', 'Roboto'],
    fontWeight: '600 900',
    fontStretch: '100% 109%',
    scale: 1.026,
  },
  {
    family: 'Archivo Roboto',
    local: ['Roboto Bold', 'Roboto'],
    fontWeight: '600 900',
    fontStretch: '110% 121%',
    scale: 1.197,
  },
  {
    family: 'Archivo Roboto',
    local: ['Roboto Bold', 'Roboto'],
    fontWeight: '600 900',
    fontStretch: '122% 125%',
    scale: 1.345,
  },
  {
    family: 'Archivo Noto',
    local: ['Noto Sans Regular', 'Noto Sans', 'Open Sans Regular', 'Open Sans'],
    fontWeight: '100 599',
    fontStretch: '100% 125%',
    scale: 0.938,
  },
  {
    family: 'Archivo Noto',
    local: ['Noto Sans Bold', 'Open Sans Bold'],
    fontWeight: '600 900',
    fontStretch: '100% 109%',
    scale: 0.923,
  },
  {
    family: 'Archivo Noto',
    local: ['Noto Sans Bold', 'Open Sans Bold'],
    fontWeight: '600 900',
    fontStretch: '110% 121%',
    scale: 1.078,
  },
  {
    family: 'Archivo Noto',
    local: ['Noto Sans Bold', 'Open Sans Bold'],
    fontWeight: '600 900',
    fontStretch: '122% 125%',
    scale: 1.21,
  },
  { family: 'Archivo DejaVu', local: ['DejaVu Sans'], fontWeight: '100 599', fontStretch: '100% 125%', scale: 0.866 },
  {
    family: 'Archivo DejaVu',
    local: ['DejaVu Sans Bold'],
    fontWeight: '600 900',
    fontStretch: '100% 109%',
    scale: 0.807,
  },
  {
    family: 'Archivo DejaVu',
    local: ['DejaVu Sans Bold'],
    fontWeight: '600 900',
    fontStretch: '110% 121%',
    scale: 0.942,
  },
  {
    family: 'Archivo DejaVu',
    local: ['DejaVu Sans Bold'],
    fontWeight: '600 900',
    fontStretch: '122% 125%',
    scale: 1.058,
  },
] as const;
