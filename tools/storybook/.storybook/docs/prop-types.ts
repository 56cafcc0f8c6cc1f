import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** A type as react-docgen reads it from the source. */
export interface DocgenType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly elements?: readonly DocgenType[];
}

interface Docgen {
  readonly __docgenInfo?: {
    readonly props?: Readonly<
      Record<string, { readonly tsType?: DocgenType; readonly defaultValue?: { readonly value?: string } | null }>
    >;
  };
}

/**
 * Returns the members of a union, including nested ones, without `undefined`: the table shows separately that a prop is
 * optional.
 */
function members(type: DocgenType): readonly DocgenType[] {
  return type.name === 'union' ? (type.elements ?? []).flatMap(members) : type.name === 'undefined' ? [] : [type];
}

function written({ value, raw, name }: DocgenType): string {
  return value ?? raw?.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ') ?? name;
}

/** Returns a prop's type as text, and as Storybook's controls need it. */
export function propType(type: DocgenType): Pick<InputType, 'type' | 'control'> & { summary: string } {
  const all = members(type);
  const summary = all.map(written).join(' | ');
  const [only] = all;
  if (all.length > 0 && all.every(({ name }) => name === 'literal'))
    return { summary, type: { name: 'enum', value: all.map(({ value = '' }) => literal(value)) } };
  if (all.length === 1 && only && ['string', 'number', 'boolean'].includes(only.name))
    return { summary, type: { name: only.name as 'string' } };
  if (summary.includes('=>') || summary.includes('Event')) return { summary, control: false };
  return { summary };
}

/** "'action'" → "action", "2" → 2 */
function literal(source: string): string | number {
  return /^['"`]/.test(source) ? source.slice(1, -1) : Number(source);
}

/** A longer type is collapsed. */
const longest = 90;

/** Shows types in full instead of Storybook's "union", and offers their values as choices. */
export const fullTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Docgen | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (name === 'ref') return [name, { ...argType, table: { ...argType.table, disable: true } }];
      const source = props[name]?.tsType;
      const defaultValue = props[name]?.defaultValue?.value;
      const defaults =
        defaultValue === undefined || defaultValue === 'undefined' ? {} : { defaultValue: { summary: defaultValue } };
      if (!source) return [name, argType];
      const { summary, ...known } = propType(source);
      return [
        name,
        {
          ...argType,
          ...known,
          table: {
            ...argType.table,
            ...defaults,
            type: summary.length > longest ? { summary: 'object', detail: summary } : { summary },
          },
        },
      ];
    }),
  ) as ReturnType<ArgTypesEnhancer>;
};
