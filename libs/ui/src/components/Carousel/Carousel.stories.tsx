import type { Meta, StoryObj } from '@storybook/react-vite';
import { carouselLabels, picture } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { HeroSlide } from '../HeroSlide/HeroSlide.tsx';
import { Carousel } from './Carousel.tsx';

const usage: Usage = {
  when: ['For a few things of equal weight that each deserve the whole width, such as the heroes of a front page.'],
  whenNot: [
    'For what every visitor must see: most never see the second slide.',
    'For many small things: let them scroll, or use a grid.',
  ],
  how: [
    'Two to five slides. Each child is a slide.',
    'Give an `interval` of five seconds or more, or none: then it only moves when asked to.',
    'Its engine is fetched at the first sign of interest; until then, and without JavaScript, it is a strip that scrolls.',
  ],
  accessibility: [
    'It is a named region with a pause button; it stands still under the pointer, with the focus inside and in a hidden tab. Where less motion is wanted it waits for "Play".',
    'Only the current slide can be reached by keyboard; arrow keys move to the others.',
    'A slide that is moved to by hand is announced, one that comes by itself is not.',
  ],
  pairs: [
    {
      rule: 'Two to five slides.',
      fault: 'Hardly anyone gets to the ninth slide.',
      wide: true,
      good: () => (
        <Carousel label="Highlights" labels={carouselLabels(3)}>
          {slides}
        </Carousel>
      ),
      bad: () => (
        <Carousel label="Highlights" labels={carouselLabels(9)}>
          {Array.from({ length: 9 }, (_, index) => (
            <HeroSlide key={index} title={`Slide ${index + 1}`} picture={picture} />
          ))}
        </Carousel>
      ),
    },
  ],
};

const meta: Meta<typeof Carousel> = {
  title: 'Components/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof Carousel>;

const slides = ['First', 'Second', 'Third'].map((title) => (
  <HeroSlide key={title} title={title} picture={picture} actions={[{ label: `More on ${title}`, href: `#${title}` }]} />
));

export const Rotating: Story = {
  args: { label: 'Highlights', labels: carouselLabels(3), interval: 5000, children: slides },
};
export const Still: Story = { args: { label: 'Gallery', labels: carouselLabels(3), children: slides } };
export const One: Story = {
  args: { label: 'Highlight', labels: carouselLabels(1), interval: 5000, children: slides.slice(0, 1) },
};
