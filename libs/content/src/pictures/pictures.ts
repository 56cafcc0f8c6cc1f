/** Every picture that the site can show, by name, with its intrinsic size in pixels. */
export const pictures = {
  'ai-base': { width: 1200, height: 1200 },
  'bumblebee-g1-performance': { width: 1200, height: 1200 },
  'buzz-lightyear-space-ranger-alpha': { width: 1200, height: 1200 },
  'elite-optimus-prime': { width: 1200, height: 1200 },
  'flagship-bumblebee': { width: 1200, height: 1200 },
  'flagship-megatron': { width: 1200, height: 1200 },
  'flagship-optimus-prime': { width: 1200, height: 1200 },
  'grimlock-g1-flagship': { width: 1200, height: 1200 },
  hub: { width: 1600, height: 1000 },
  'interstellar-agent-t9': { width: 1200, height: 1200 },
  'k1-interstellar-scout': { width: 1200, height: 1200 },
  'k1-pro-interstellar-scout': { width: 1200, height: 1200 },
  'optimus-prime-limited-edition': { width: 1200, height: 1200 },
  studio: { width: 1600, height: 1000 },
  'toy-story-buzz-lightyear': { width: 1200, height: 1200 },
} as const;

export type PictureName = keyof typeof pictures;
