import { productGroupPrices } from '@leme/contract/catalog/product-group-prices';
import { products } from '@leme/contract/catalog/products';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { Checklist } from './activation/checklist.tsx';
import { ComingDepartures } from './activation/coming-departures.tsx';
import { FaresPanel } from './fares/fares-panel.tsx';
import { SalePanel } from './sale/sale-panel.tsx';
import { useProductsAround } from './use-products-around.tsx';
import { VoucherPanel } from './voucher/voucher-panel.tsx';

const groups = childrenPart(productGroupPrices, {
  title: 'product-group-prices.section.title',
  empty: 'product-group-prices.empty',
  shows: ['max_size', 'price'],
  form: [{ rows: ['name', 'max_size price'] }],
  sort: 'max_size',
});

/**
 * Products, each with its prices, its way to be sold and its voucher, and the policies they go by; `prices` are what modules
 * that know them show of the open one.
 */
export function productsScreen(prices: readonly RecordPart[]) {
  return resourceScreen(
    products,
    {
      columns: ['type', 'status', 'category_id', 'price', 'duration_min'],
      card: ['type', 'status', 'price'],
      form: [
        {
          rows: [
            'name',
            'internal_name slug',
            'type sharing_mode',
            'category_id color',
            'tags',
            'coastal_city_id duration_min',
            'buffer_before_min buffer_after_min',
            'description',
          ],
        },
        { title: 'products.section.price', rows: ['price rounding', 'min_charge'] },
        {
          title: 'products.section.selling',
          rows: ['capacity_mode fixed_capacity', 'requires_license', 'requires_crew octo_enabled'],
        },
        { title: 'products.section.meeting', rows: ['meeting_point', 'position'] },
        { title: 'products.section.photos', rows: ['photos'] },
      ],
      parts: [Checklist, FaresPanel, groups, ...prices, SalePanel, VoucherPanel],
      moveNotes: { deactivation: ComingDepartures },
      empty: 'products.empty',
    },
    // Five minutes, kept for ten [A7.5-05, A9-05, B9-35, B9-36, B9-37].
    { freshness: { freshMs: 300_000, keptMs: 600_000, retries: 1 }, useAround: useProductsAround },
  );
}
