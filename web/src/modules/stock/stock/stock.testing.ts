import {
  listStockLevels,
  listStockLines,
  listStockMoves,
  readStockLedger,
  readStockOverview,
} from '@leme/contract/stock/endpoints';
import { courseOf } from '@leme/contract/stock/stock-course';
import { stockItems } from '@leme/contract/stock/stock-items';
import { stockLocations } from '@leme/contract/stock/stock-locations';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;

export const water = {
  id: id(1),
  name: 'Água 500 ml',
  sku: 'BEB-AGUA',
  kind: 'retail',
  unit: 'un',
  min_qty: 12,
  barcode: '7891000100103',
  size_class: null,
  sale_price: 6,
  notes: null,
  quantity: 10,
  state: 'low',
  average_cost: 2,
  value: 20,
};
export const oil = {
  ...water,
  id: id(2),
  name: 'Óleo 2T',
  sku: 'CON-OLEO',
  kind: 'consumable',
  unit: 'L',
  barcode: null,
  quantity: 8.5,
  min_qty: 5,
  state: 'ok',
  value: 255,
};
export const room = { id: id(11), name: 'Almoxarifado', boat_id: null, notes: null, items: 2 };
export const counter = { id: id(12), name: 'Balcão', boat_id: null, notes: null, items: 0 };

/** A company with two things on its shelves and two places. */
export function aServerWithStock() {
  const server = aServer();
  keepsRegister(server, stockItems, [water, oil]);
  keepsRegister(server, stockLocations, [room, counter]);
  server.answers(readStockOverview, {
    items: 14,
    below_minimum: 1,
    value: 1234.5,
    moved_in: { moves: 3, value: 200 },
    moved_out: { moves: 9, value: 80 },
  });
  server.answers(listStockLevels, {
    data: [{ location_id: room.id, location: room.name, quantity: 10, mark: 7 }],
  });
  server.answers(readStockLedger, {
    levels: [{ location_id: room.id, location: room.name, quantity: 10, mark: 7 }],
    course: courseOf(10, [{ date: '2031-02-07', quantity: -3 }], '2031-02-07'),
  });
  server.answers(listStockMoves, {
    data: [
      {
        id: id(21),
        at: '2031-02-07T12:00:00Z',
        location: room.name,
        quantity: -3,
        balance: 10,
        reason: 'consumption',
        ref: 'Escuna Maré Alta',
        unit_cost: 2,
        by: 'Bia Rocha',
      },
    ],
    next: null,
  });
  const line = { unit: 'un', size_class: null };
  server.answers(listStockLines, {
    location: room.name,
    data: [
      { ...line, item_id: water.id, name: water.name, sku: water.sku, barcode: water.barcode, quantity: 10 },
      { ...line, item_id: oil.id, name: oil.name, sku: oil.sku, barcode: null, quantity: 8.5, unit: 'L' },
    ],
  });
  return server;
}
