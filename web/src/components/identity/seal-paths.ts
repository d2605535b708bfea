import { waveRingPath } from './wave-ring.ts';

/** The notched rim of a notary's seal. */
export const SEAL_RIM = waveRingPath(16, { radius: 15, swing: 0.7, waves: 28 });

/** Scales made of ledger lines: stem, beam, two pans, foot. */
export const SCALES =
  'M16 8v15.8M8.9 10.2h14.2M6.2 16.4h5.4M7.6 18.8h2.6M20.4 16.4h5.4M21.8 18.8h2.6M13.4 23.8h5.2';

/** What the pans hang from. */
export const STRINGS = 'M8.9 10.2l-2.5 6.2M8.9 10.2l2.5 6.2M23.1 10.2l-2.5 6.2M23.1 10.2l2.5 6.2';
