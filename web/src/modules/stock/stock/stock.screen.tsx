import { stockItems } from '@leme/contract/stock/stock-items';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { ItemPanel } from './item-panel.tsx';
import { MoveThumbs } from './move-thumbs.tsx';
import { useStockAround } from './use-stock-around.tsx';

export const screen = resourceScreen(
  stockItems,
  {
    columns: ['quantity', 'min_qty', 'state', 'value', 'sku', 'kind'],
    card: ['quantity', 'min_qty', 'state', 'value'],
    thumbs: MoveThumbs,
    form: [
      { rows: ['name', 'sku barcode', 'kind unit', 'min_qty sale_price'] },
      { title: 'stock.section.details', rows: ['size_class', 'notes'] },
    ],
    parts: [ItemPanel],
    empty: 'stock.empty',
  },
  { useAround: useStockAround },
);
