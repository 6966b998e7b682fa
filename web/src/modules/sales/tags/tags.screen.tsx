import { tags } from '@leme/contract/sales/tags';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { TagMerge } from './tag-merge.tsx';

export const screen = resourceScreen(
  tags,
  {
    columns: ['color', 'leads', 'customers'],
    form: [{ rows: ['name color'] }],
    parts: [TagMerge],
    empty: 'tags.empty',
  },
  // A quarter of an hour [A7.5-14].
  { freshness: { freshMs: 900_000, keptMs: 900_000, retries: 1 } },
);
