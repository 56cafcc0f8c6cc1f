import { describe, expect, it } from 'vitest';
import { fullTypes, propType, type DocgenType } from './prop-types.ts';

const literal = (value: string): DocgenType => ({ name: 'literal', value });
const union = (...elements: DocgenType[]): DocgenType => ({ name: 'union', elements });
const nothing: DocgenType = { name: 'undefined' };

describe('the type of a prop', () => {
  it('is a flat list of its values without undefined', () => {
    const tone = union({ ...union(literal("'action'"), literal("'quiet'")), raw: 'ButtonTone' }, nothing);
    expect(propType(tone)).toEqual({
      summary: "'action' | 'quiet'",
      type: { name: 'enum', value: ['action', 'quiet'] },
    });
  });

  it('can be a choice of numbers', () => {
    expect(propType(union(literal('2'), literal('3'), nothing)).type).toEqual({ name: 'enum', value: [2, 3] });
  });

  it.each(['string', 'number', 'boolean'])('%s keeps its control when the prop is optional', (name) => {
    expect(propType(union({ name }, nothing))).toEqual({ summary: name, type: { name } });
  });

  it('is otherwise shown as in the source', () => {
    expect(propType(union({ name: 'unknown', raw: '{ label: string;\n  href: string }' }, nothing))).toEqual({
      summary: '{ label: string; href: string }',
    });
  });

  it('leaves out comments in the source', () => {
    expect(propType({ name: 'signature', raw: '{ /** Ready\n for its reader. */ label: string }' })).toEqual({
      summary: '{ label: string }',
    });
  });

  it('offers no control for a function', () => {
    expect(propType({ name: 'signature', raw: '(email: string) => Promise<void>' })).toEqual({
      summary: '(email: string) => Promise<void>',
      control: false,
    });
  });
});

describe('the table of props', () => {
  it('shows the default value of a prop', () => {
    const component = {
      __docgenInfo: {
        props: {
          tone: { tsType: literal("'action'"), defaultValue: { value: "'action'" } },
          label: { tsType: { name: 'string' } },
        },
      },
    };
    const enhanced = fullTypes({
      component,
      argTypes: { tone: { name: 'tone' }, label: { name: 'label' } },
    } as unknown as Parameters<typeof fullTypes>[0]);
    expect(enhanced['tone']?.table?.defaultValue).toEqual({ summary: "'action'" });
    expect(enhanced['label']?.table).not.toHaveProperty('defaultValue');
  });
});
