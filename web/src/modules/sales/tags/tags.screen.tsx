import { tags } from '@leme/contract/sales/tags';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const screen = resourceScreen(tags, {
  columns: ['color', 'customers'],
  form: [{ rows: ['name color'] }],
  empty: 'tags.empty',
});
