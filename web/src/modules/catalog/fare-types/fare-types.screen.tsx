import { fareTypes } from '@leme/contract/catalog/fare-types';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const screen = resourceScreen(fareTypes, {
  columns: ['product_id', 'code', 'cost_price', 'pax_count', 'active'],
  card: ['product_id', 'cost_price', 'active'],
  form: [
    { rows: ['product_id', 'label code', 'cost_price active', 'pax_count id_required'] },
    {
      title: 'fare-types.section.limits',
      rows: ['min_age max_age', 'min_price max_price', 'min_qty max_qty', 'accompanied_by'],
    },
  ],
  empty: 'fare-types.empty',
});
