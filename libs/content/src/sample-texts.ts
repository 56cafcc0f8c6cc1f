import { newsSlugs } from './news/news.ts';

/**
 * Texts that are samples, as `sample` marks facts: legal texts until lawyers have written them, quotes until customers
 * have given them.
 */
export interface SampleTexts {
  /** The folder or file of the texts, from the root of the workspace; a `*` in it matches any folder. */
  readonly path: string;
  /** The ids of the texts; a `*` at the end matches any rest. */
  readonly ids: readonly string[];
  /** The replacement at the launch. */
  readonly replaceWith: string;
}

/** The real list that replaces a sample list of voice commands. */
const voiceCommands = 'the voice commands that the robot’s firmware understands, in this language';

/** The folders of the pages that list a robot’s voice commands. */
const robots = [
  'k1-pro-interstellar-scout',
  'flagship-megatron',
  'flagship-optimus-prime',
  'flagship-bumblebee',
  'toy-story-buzz-lightyear',
  'elite-optimus-prime',
  'optimus-prime-rise-of-the-beasts-signature-limited-edition',
];

export const sampleTexts: readonly SampleTexts[] = [
  ...robots.map((folder) => ({
    path: `libs/screens/src/${folder}/copy`,
    ids: ['commands.*'],
    replaceWith: voiceCommands,
  })),
  {
    path: 'libs/screens/src/grimlock-g1-flagship/copy',
    ids: ['moving', 'shapes', 'temper', 'robot', 'talk', 'show', 'house'].map((group) => `voice.${group}.phrases`),
    replaceWith: voiceCommands,
  },
  {
    path: 'libs/screens/src/bumblebee-g1-performance/copy',
    ids: ['hello', 'walk', 'dance', 'show'].map((group) => `voice.${group}.phrases`),
    replaceWith: voiceCommands,
  },
  {
    path: 'libs/content/messages/home',
    ids: ['home.quote.*'],
    replaceWith: 'what reviewers and owners of each region have said, with their consent',
  },
  {
    path: 'libs/content/src/products/*/reviews',
    ids: ['product.*'],
    replaceWith: 'what owners have written, with their consent',
  },
  {
    path: 'libs/content/messages/buying',
    ids: ['reviews.source'],
    replaceWith: 'how the company makes sure that reviews are from buyers',
  },
  {
    path: 'libs/screens/src/home/copy/kr',
    ids: [
      'flagshipOptimusPrime.command.*',
      'flagshipMegatron.command.*',
      'interstellarAgentT9.*',
      'interstellarScoutK1.*',
    ],
    replaceWith: 'what each robot does and understands, as its makers have it',
  },
  {
    path: 'libs/screens/src/article/copy/privacy-policy',
    ids: ['*'],
    replaceWith: 'the privacy policy that counsel has written for each market',
  },
  {
    path: 'libs/screens/src/article/copy/terms-use',
    ids: ['*'],
    replaceWith: 'the terms of use that counsel has written for each market',
  },
  {
    path: 'libs/screens/src/about-us/copy/about-us',
    ids: ['crafts.*', 'people.*', 'story.*'],
    replaceWith: 'the company’s own people and history',
  },
  {
    path: 'libs/screens/src/article/copy/download-center',
    ids: ['firmware.voice', 'firmware.balance', 'firmware.battery', 'firmware.theater'],
    replaceWith: 'the notes of the firmware that is out',
  },
  ...newsSlugs.map((slug) => ({
    path: `libs/screens/src/article/copy/${slug}`,
    ids: ['*'],
    replaceWith: 'the company’s own news',
  })),
];
