import { themes } from '@kinemorph/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokensOf, type ShownToken } from '../tokens.ts';
import { FoundationPage, Part } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';

const tiers = [
  {
    tier: 'primitive',
    title: 'First tier: primitives',
    note: 'The raw materials, without a purpose. Only semantic tokens name them.',
  },
  {
    tier: 'semantic',
    title: 'Second tier: semantic tokens',
    note: 'What a value is for. A theme chooses a primitive for each colour; components read these.',
  },
  {
    tier: 'component',
    title: 'Third tier: component tokens',
    note: 'Where a theme may want a component to differ. Each names a semantic token.',
  },
] as const;

/** Returns the colour of a token: a reference to its property, or the value of a primitive, which has none. */
function paint({ path, value, names }: ShownToken) {
  return names === undefined ? value.split(' ')[0] : `var(--k-${path.split('.').slice(1).join('-')})`;
}

/**
 * Shows a value. A long one, such as a list of fallback fonts, is cut after three lines, with the full text as a
 * tooltip.
 */
function Value({ value }: { value: string }) {
  return value.length > 120 ? (
    <span className={css.cutShort} title={value}>
      {value}
    </span>
  ) : (
    <span className={css.mono}>{value}</span>
  );
}

/** The tiers of a theme's tokens, each with its purpose and its references. */
function TokenTiers({ theme }: { theme: string }) {
  const tokens = tokensOf(theme);
  return (
    <FoundationPage
      title="Tokens"
      intro="Three tiers, each naming the one before. A page in another theme differs in the second tier, and where it must in the third. The toolbar's theme is shown."
    >
      {tiers.map(({ tier, title, note }) => (
        <Part key={tier} title={title} note={note}>
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  {[
                    'Token',
                    tier === 'primitive' ? 'Value' : 'Names',
                    ...(tier === 'primitive' ? [] : ['What for']),
                  ].map((head) => (
                    <th key={head} scope="col" className={css.cell}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {tokens
                  .filter(({ path }) => path.startsWith(`${tier}.`))
                  .map((token) => (
                    <tr key={token.path}>
                      <td className={css.cell}>
                        <span className={css.mono}>{token.path.slice(tier.length + 1)}</span>
                      </td>
                      <td className={css.cell}>
                        {token.type === 'color' && (
                          <span
                            className={css.swatch}
                            ref={(swatch) => {
                              swatch?.style.setProperty('background-color', paint(token) ?? '');
                            }}
                          />
                        )}
                        <Value value={token.value} />
                      </td>
                      {tier !== 'primitive' && <td className={css.cell}>{token.description}</td>}
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </Part>
      ))}
    </FoundationPage>
  );
}

const meta: Meta<typeof TokenTiers> = {
  title: 'Foundations/Tokens',
  component: TokenTiers,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { theme: themes[0]?.name ?? '' },
  render: (_, { globals }) => <TokenTiers key={String(globals['theme'])} theme={String(globals['theme'])} />,
  tags: ['!autodocs'],
};
export default meta;

export const Tokens: StoryObj<typeof TokenTiers> = {};
