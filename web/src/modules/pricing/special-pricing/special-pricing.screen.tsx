import { specialPrices } from '@leme/contract/pricing/special-prices';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const screen = resourceScreen(specialPrices, {
  columns: ['price', 'percent_bp', 'agent_id', 'code', 'validity', 'used', 'quota', 'active'],
  card: ['code', 'price', 'percent_bp', 'validity', 'active'],
  form: [
    { rows: ['name', 'effect', 'price percent_bp', 'with_rules active', 'reason'] },
    { title: 'special-pricing.section.what', rows: ['product_ids', 'fares', 'travel'] },
    { title: 'special-pricing.section.who', rows: ['agent_id customer_id', 'code quota', 'validity'] },
  ],
  empty: 'special-pricing.empty',
});
