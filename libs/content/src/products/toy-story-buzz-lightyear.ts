import type { Product } from './product.ts';

export const toyStoryBuzzLightyear: Product = {
  id: 'toyStoryBuzzLightyear',
  picture: 'toy-story-buzz-lightyear/cut-out',
  slug: 'toy-story-buzz-lightyear',
  licence: 'ranger',
  hardware: { servos: 23, chips: 75, voiceCommands: 34, parts: 3000, audioLines: 200, batteryMah: 1900, chargeMinutes: 90, bluetooth: '5.0', wifiGhz: 2.4 },
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'cn'],
  prices: {
    us: { regular: 599, next: 699 },
    uk: { regular: 499 },
    eu: { regular: 599 },
    fr: { regular: 599 },
    de: { regular: 599 },
    cn: { regular: 3999 },
  },
};
