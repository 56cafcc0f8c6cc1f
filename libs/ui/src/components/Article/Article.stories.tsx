import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Article, ArticleNote, ContactRows } from './Article.tsx';

const usage: Usage = {
  when: ['A page is there to be read: warranty, privacy, help, news.'],
  whenNot: ['For a few lines under a heading: use `Section`.', 'For terms that stay folded: use `TermsBlock`.'],
  how: [
    'Write plain HTML inside; it is set as it should be. An element with a class is left alone.',
    'Give headings ids and name them in `contents` once there are more than three.',
    'Use `ArticleNote` for what must not be missed, and `ContactRows` for ways to reach someone.',
  ],
  accessibility: [
    'The contents are a navigation; the part that one is in has aria-current="location".',
    'On small screens they fold in a native `details`, without JavaScript.',
    'Lines keep to a readable measure at every width.',
  ],
  pairs: [
    {
      rule: 'Short parts under headings, and several conditions as a list.',
      fault: 'Everything in one paragraph: readers have to take it apart themselves.',
      good: () => (
        <Article title="Warranty" headingLevel={2}>
          <h3>What is covered</h3>
          <ul>
            <li>servos and gears;</li>
            <li>the battery;</li>
            <li>the panel and its light.</li>
          </ul>
        </Article>
      ),
      bad: () => (
        <Article title="Warranty" headingLevel={2}>
          <p>
            The warranty covers servos and gears, the battery while it holds less than seventy per cent of what it held
            when it was new, and the panel, its light and its glass, but not falls, water or paint.
          </p>
        </Article>
      ),
    },
  ],
};

const meta: Meta<typeof Article> = {
  title: 'Components/Article',
  component: Article,
  subcomponents: { ArticleNote, ContactRows },
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Article>;

const contents = {
  label: 'On this page',
  entries: [
    { label: 'What is covered', href: '#covered' },
    { label: 'What is not', href: '#not' },
    { label: 'How to make a claim', href: '#claim' },
    { label: 'Words that we use', href: '#words' },
    { label: 'Reach us', href: '#reach' },
  ],
} as const;

const body = (
  <>
    <p>
      Every machine leaves the bench with a warranty of <strong>twenty-four months</strong>, counted from the day that
      it was delivered. It goes with the machine: whoever owns it holds the warranty.{' '}
      <a href="#register">Register yours</a> and you need no receipt.
    </p>
    <h2 id="covered">What is covered</h2>
    <p>Faults of material and of workmanship, and every part that wears out sooner than it should. That includes:</p>
    <ul>
      <li>servos, gears and the seam itself;</li>
      <li>the battery, while it holds less than seventy per cent of what it held when it was new;</li>
      <li>the panel, its light and its glass.</li>
    </ul>
    <ArticleNote title="Before you open it">
      <p>A machine that was opened by anyone but us is covered no longer. Write to us first.</p>
    </ArticleNote>
    <h2 id="not">What is not</h2>
    <p>
      Falls, water, paint, and moves that were taught against a wall. We mend those too, at cost, and say what it will
      be before we begin.
    </p>
    <h2 id="claim">How to make a claim</h2>
    <ol>
      <li>Note the number under its left foot.</li>
      <li>Send us a few words and a film of what it does.</li>
      <li>We answer within two working days, with a label for the parcel.</li>
    </ol>
    <h3>Outside of your country</h3>
    <p>Claims go to the shop of the country in which it was bought.</p>
    <h2 id="words">Words that we use</h2>
    <dl>
      <dt>Bench</dt>
      <dd>Where machines are built, and mended.</dd>
      <dt>Seam</dt>
      <dd>The line on which panels meet.</dd>
      <dd>Also the line of code that opens them.</dd>
    </dl>
    <h2 id="reach">Reach us</h2>
    <ContactRows
      rows={[
        { label: 'E-mail', icon: 'mail', value: 'bench@example.com', href: 'mailto:bench@example.com' },
        { label: 'Telephone', icon: 'phone', value: '+1 555 010 0122', href: 'tel:+15550100122' },
        { label: 'Address', icon: 'map-pin', value: '1 Hinge Street, San Jose, CA 95112' },
      ]}
    />
  </>
);

export const Complete: Story = {
  args: {
    title: 'Warranty',
    lead: 'What we stand for, for how long, and how to hold us to it.',
    updated: 'Updated 27 March 2025',
    contents,
    children: body,
  },
};
export const WithoutContents: Story = {
  args: {
    title: 'A second bench',
    updated: '2 November 2024',
    children: (
      <>
        <p>From January on, machines for Europe are mended in Europe.</p>
        <p>Parcels are on their way for two days in place of nine.</p>
      </>
    ),
  },
};
export const OnDarkGround: Story = { args: { title: 'Warranty', contents, children: body }, decorators: [on('ink')] };
export const LongGerman: Story = {
  args: {
    title: 'Gewährleistungsbedingungen und Rücksendebestimmungen',
    lead: 'Wofür wir einstehen, wie lange, und wie Sie Ihren Gewährleistungsanspruch geltend machen.',
    updated: 'Zuletzt aktualisiert am 27. März 2025',
    contents: {
      label: 'Inhaltsverzeichnis',
      entries: [
        { label: 'Gewährleistungsumfang', href: '#umfang' },
        { label: 'Ausschlusstatbestände', href: '#aus' },
        { label: 'Rücksendeverfahren', href: '#rueck' },
      ],
    },
    children: (
      <>
        <h2 id="umfang">Gewährleistungsumfang</h2>
        <p>
          Material- und Verarbeitungsfehler sowie vorzeitiger Verschleiß sämtlicher Servomotoren, Stahlzahnräder und
          Gehäusetrennfugen.
        </p>
        <ArticleNote title="Sicherheitshinweis">
          <p>Eigenmächtige Gehäuseöffnung führt zum Erlöschen des Gewährleistungsanspruchs.</p>
        </ArticleNote>
        <h2 id="aus">Ausschlusstatbestände</h2>
        <ul>
          <li>Feuchtigkeitsschäden</li>
          <li>Überspannungsschäden durch ungeeignete Ladegeräte</li>
        </ul>
        <h2 id="rueck">Rücksendeverfahren</h2>
        <ContactRows
          rows={[
            { label: 'Kundendiensttelefonnummer', icon: 'phone', value: '+49 30 5550 10012' },
            {
              label: 'E-Mail',
              icon: 'mail',
              value: 'gewaehrleistungsabteilung@example.com',
              href: 'mailto:g@example.com',
            },
          ]}
        />
      </>
    ),
  },
  decorators: [german],
};
