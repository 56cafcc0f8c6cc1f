import type { HeaderMenu } from '../components/SiteHeader/SiteHeader.tsx';
import type { PictureData } from '../components/Picture/Picture.tsx';
import shape from './shape.svg?no-inline';

/** A neutral picture in place of a product's. */
export const picture: PictureData = {
  src: shape,
  width: 1200,
  height: 1200,
  alt: 'A block of brushed steel with a lit panel',
};

export const price = {
  current: '$1,299.00',
  was: '$1,499.00',
  currentLabel: 'Now',
  wasLabel: 'Was',
  note: 'Tax included. Ships in May.',
};

export const actions = [
  { label: 'Buy now', href: '#buy', ariaLabel: 'Buy now: Solid One' },
  { label: 'Learn more', href: '#more', ariaLabel: 'Learn more about Solid One' },
] as const;

export const menus: readonly HeaderMenu[] = [
  {
    id: 'products',
    label: 'Products',
    href: '#all',
    items: [
      {
        label: 'Solid One',
        href: '#one',
        group: 'Commanders',
        picture,
        price: 'From $1,299',
        tag: { label: 'New', color: 'red' },
      },
      { label: 'Solid Two', href: '#two', group: 'Commanders', picture, price: 'From $899' },
      {
        label: 'Solid Three',
        href: '#three',
        group: 'Scouts',
        picture,
        price: 'From $699',
        tag: { label: 'Sale', color: 'orange' },
      },
      { label: 'Solid Four', href: '#four', group: 'Scouts', picture, price: 'From $99' },
    ],
  },
  {
    id: 'support',
    label: 'Support',
    items: [
      { label: 'Manuals', href: '#manuals', describe: 'How each model works' },
      { label: 'Community', href: '#community', external: true, describe: 'Ask other owners' },
    ],
  },
  { id: 'about', label: 'About', href: '#about' },
  { id: 'news', label: 'Newsroom', href: '#news' },
];

export const header = {
  brand: { label: 'Seamwork', href: '#home' },
  skip: { label: 'Skip to content', href: '#main' },
  navLabel: 'Main',
  menus,
  actions: [
    { label: 'Account', href: '#account', icon: 'user' },
    { label: 'Choose your region', href: '#region', icon: 'globe' },
  ],
  labels: { open: 'Open menu', close: 'Close menu', menu: 'All pages' },
} as const;

export const footer = {
  navLabel: 'Footer',
  columns: [
    {
      title: 'Products',
      links: [
        { label: 'Solid One', href: '#f1' },
        { label: 'Solid Two', href: '#f2' },
        { label: 'Solid Three', href: '#f3' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Manuals', href: '#f4' },
        { label: 'Where to buy', href: '#f5' },
        { label: 'Community', href: '#f6', external: true },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About us', href: '#f7' },
        { label: 'Contact', href: '#f8' },
      ],
    },
  ],
  socials: [
    { icon: 'instagram', label: 'Instagram', href: '#s1' },
    { icon: 'facebook', label: 'Facebook', href: '#s2' },
    { icon: 'youtube', label: 'YouTube', href: '#s3' },
    { icon: 'tiktok', label: 'TikTok', href: '#s4' },
  ],
  address: ['Seamwork Inc.', '1 Hinge Street', 'San Jose, CA 95112'],
  legal: [
    { label: 'Privacy', href: '#privacy' },
    { label: 'Terms', href: '#terms' },
  ],
  copyright: ['© 2025 Seamwork. All rights reserved.', 'Shapes are shown for illustration only.'],
  region: { label: 'United States', href: '#region' },
} as const;

export const emailLabels = {
  email: 'E-mail address',
  placeholder: 'you@example.com',
  button: 'Subscribe',
  busy: 'Sending',
  invalid: 'Enter an e-mail address such as name@example.com.',
  success: 'Thank you. Look into your inbox.',
  failed: 'That did not work. Please try again.',
};

/** Returns the texts of a carousel with `count` slides. */
export function carouselLabels(count: number) {
  return {
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause',
    play: 'Play',
    carousel: 'carousel',
    slideRole: 'slide',
    slide: Array.from({ length: count }, (_, index) => `Slide ${index + 1} of ${count}`),
  };
}
