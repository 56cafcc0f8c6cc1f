import type { Product } from './product.ts';

export const grimlockG1Flagship: Product = {
  id: 'grimlockG1Flagship',
  picture: 'grimlock-g1-flagship',
  slug: 'grimlock-g1-flagship',
  licence: 'transforming',
  hardware: { servos: 34, chips: 85, imuAxes: 6, audioLines: 150, voiceCommands: 42, volts: 11.1, batteryMah: 2500, chargeMinutes: 90 },
  regions: ['us'],
  prices: { us: { regular: 1699, installment: { amount: '$141.6', months: 12, apr: 0 } } },
};
