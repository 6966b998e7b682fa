import { may } from '../access/permission.ts';
import type { ReplyOf } from '../kit/endpoint.ts';
import { settingsEndpoints } from '../kit/resource/settings.ts';
import { sellingDefaults } from './selling-defaults.ts';

export const [readSellingDefaults, updateSellingDefaults] = settingsEndpoints(
  'selling-defaults',
  sellingDefaults,
  {
    summary: {
      read: 'How the company sells where a product says nothing of its own; nothing is decided until somebody does',
      update: 'Says how the company sells where a product says nothing of its own',
    },
    read: may('products', 'read'),
    update: may('products', 'update'),
  },
);

export type SellingDefaults = ReplyOf<typeof readSellingDefaults>;
