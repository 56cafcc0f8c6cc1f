import { Benefits, ButtonLink, Section, TextBanner } from '@kinemorph/ui';

export default function App() {
  return (
    <>
      <TextBanner name="Announcement" tone="signal" label="Free shipping this week" />
      <main>
        <Section tone="ink" headingLevel={1} heading="It opens along a line." intro="Twenty-two servos, no tools.">
          <ButtonLink href="#orders" size="large">
            Buy now
          </ButtonLink>
        </Section>
        <Section id="orders" heading="With every order">
          <Benefits
            items={[
              { icon: 'truck', label: 'Free shipping', text: 'On every order' },
              { icon: 'shield', label: 'Two years of warranty', text: 'On every machine' },
              { icon: 'return', label: 'Returns within 30 days', text: 'No questions asked' },
            ]}
          />
        </Section>
      </main>
    </>
  );
}
