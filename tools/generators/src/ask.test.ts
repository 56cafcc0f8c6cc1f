import { describe, expect, it } from 'vitest';
import { complete, type Questions } from './ask.ts';
import { program } from './program.ts';

/** Returns given answers in turn, and records the questions. */
function answering(...answers: readonly string[]) {
  const prompts: string[] = [];
  const next = (question: string) => {
    prompts.push(question);
    return Promise.resolve(answers[prompts.length - 1] ?? '');
  };
  const questions: Questions = {
    choose: (question, choices) => next(`${question} ${choices.map(({ value }) => value).join(', ')}`),
    type: next,
  };
  return { questions, prompts };
}

describe('npm run new with missing arguments', () => {
  it('asks for the kind, the name and all required options', async () => {
    const { questions, prompts } = answering(
      'campaign',
      'singles-day',
      'jp,cn',
      '2027-11-11T00:00',
      '2027-11-12T00:00',
    );
    expect(await complete(program(), ['new'], questions)).toEqual([
      ...['new', 'campaign', 'singles-day', '--regions', 'jp,cn'],
      ...['--opens', '2027-11-11T00:00', '--ends', '2027-11-12T00:00'],
    ]);
    expect(prompts[0]).toBe(
      'What shall npm run new work on? component, theme, campaign, product, region, screen, api-call',
    );
    expect(prompts.slice(1)).toEqual([
      'id of the campaign',
      'its regions, with commas between them',
      expect.stringContaining('local to each region'),
      expect.stringContaining('the first moment after it'),
    ]);
  });

  it('asks only for missing values, and nothing if kind and name are given', async () => {
    const { questions, prompts } = answering('Meter', 'no');
    expect(await complete(program(), ['new', 'component'], questions)).toEqual(['new', 'component', 'Meter']);
    expect(prompts).toEqual(['Name of the component', 'Is it promised to other repositories, too? no, yes']);
    const named = ['remove', 'campaign', 'singles-day'];
    expect(await complete(program(), named, questions)).toEqual(named);
    expect(prompts).toHaveLength(2);
  });

  it('adds an option without a value if the answer is yes', async () => {
    const { questions } = answering('Meter', 'yes');
    expect(await complete(program(), ['new', 'component'], questions)).toEqual([
      ...['new', 'component', 'Meter', '--public'],
    ]);
  });

  it('passes unknown commands on without questions', async () => {
    const { questions, prompts } = answering();
    expect(await complete(program(), ['new', 'robot'], questions)).toEqual(['new', 'robot']);
    expect(await complete(program(), [], questions)).toEqual([]);
    expect(prompts).toEqual([]);
  });
});
