import type { KeyOf } from '@leme/contract/kit/language/texts';
import type { changelogTexts } from './changelog/texts/texts.ts';

export type ChangeKey = KeyOf<typeof changelogTexts>;

export type Release = {
  /** Null while unreleased. */
  version: string | null;
  date: string | null;
  /** The build that was released; null for the one this code is part of. */
  build: string | null;
  changes: readonly ChangeKey[];
  /** What changed in the day's work. */
  daily: readonly ChangeKey[];
};

/** What CHANGELOG.md tells, newest first, with the build of each version; its lines name these keys. */
export const changelog: readonly Release[] = [
  {
    version: null,
    date: null,
    build: null,
    changes: [
      'dashboard',
      'insideSales',
      'leads',
      'combos',
      'products',
      'prices',
      'stock',
      'signIn',
      'links',
      'passwords',
      'roles',
      'departures',
      'people',
      'bookings',
      'changing',
      'manifest',
      'parties',
      'requirements',
      'collecting',
      'dayCards',
      'qrCodes',
      'outputs',
      'live',
      'offline',
      'issues',
      'registers',
      'importing',
      'merging',
      'doors',
      'versions',
      'commands',
      'users',
    ],
    daily: [
      'together',
      'sealed',
      'access',
      'erasure',
      'nightly',
      'cards',
      'contacts',
      'refused',
      'guessing',
      'pier',
      'moving',
      'customerBookings',
      'moneyWaits',
      'dates',
      'perPerson',
      'firstMoment',
      'typing',
      'walkIn',
      'search',
      'selling',
      'sooner',
      'papers',
      'escape',
      'warnings',
      'boatPhotos',
      'featureAmounts',
      'consent',
      'rights',
      'whyDenied',
      'roleMoves',
      'messageTemplates',
      'twoSteps',
      'told',
    ],
  },
  {
    version: '1.1.0',
    date: '2025-01-30',
    build: '2025.01.30.0000',
    changes: ['history', 'restoring'],
    daily: [],
  },
  { version: '1.0.0', date: '2025-01-29', build: '2025.01.29.0000', changes: ['first'], daily: [] },
];
