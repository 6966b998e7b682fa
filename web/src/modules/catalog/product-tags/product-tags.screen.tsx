import { productTags } from '@leme/contract/catalog/product-tags';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { TagMerge } from './tag-merge.tsx';

export const screen = resourceScreen(
  productTags,
  {
    columns: ['kind', 'color'],
    form: [{ rows: ['name', 'kind color'] }],
    parts: [TagMerge],
    empty: 'product-tags.empty',
  },
  // A quarter of an hour [A7.5-12].
  { freshness: { freshMs: 900_000, keptMs: 900_000, retries: 1 } },
);
