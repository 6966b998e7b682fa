import { comboItems, combos } from '@leme/contract/pricing/combos';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { ComboPrice } from './combo-price.tsx';

const items = childrenPart(comboItems, {
  title: 'combo-items.section.title',
  empty: 'combo-items.empty',
  shows: ['product_id', 'quantity', 'day_offset', 'optional', 'note'],
  form: [{ rows: ['product_id', 'fare quantity', 'day_offset optional', 'note'] }],
});

export const screen = resourceScreen(
  combos,
  {
    columns: ['status', 'pricing', 'price', 'discount_bp', 'validity'],
    card: ['status', 'pricing', 'price', 'discount_bp', 'validity'],
    form: [
      { rows: ['name'] },
      { title: 'combos.section.price', rows: ['pricing', 'price discount_bp', 'validity'] },
    ],
    parts: [items, ComboPrice],
    empty: 'combos.empty',
  },
  { freshness: { freshMs: 300_000, keptMs: 600_000, retries: 1 } },
);
