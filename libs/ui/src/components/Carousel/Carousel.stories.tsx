import type { Meta, StoryObj } from '@storybook/react-vite';
import { carouselLabels, picture } from '../../testing/samples.tsx';
import { HeroSlide } from '../HeroSlide/HeroSlide.tsx';
import { Carousel } from './Carousel.tsx';

const meta: Meta<typeof Carousel> = { title: 'Components/Carousel', component: Carousel, parameters: { layout: 'fullscreen' } };
export default meta;

const slides = ['First', 'Second', 'Third'].map(title => <HeroSlide key={title} title={title} picture={picture} actions={[{ label: `More on ${title}`, href: `#${title}` }]} />);

export const Rotating: StoryObj<typeof Carousel> = { args: { label: 'Highlights', labels: carouselLabels(3), interval: 5000, children: slides } };
export const Still: StoryObj<typeof Carousel> = { args: { label: 'Gallery', labels: carouselLabels(3), children: slides } };
