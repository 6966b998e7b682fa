/** A thing on a shelf: how many were bought at once, how many go a day, what one costs, and where it ends. */
export type Kept = {
  name: string;
  sku: string;
  kind: 'consumable' | 'rental_unit' | 'retail' | 'part';
  unit: 'un' | 'pair' | 'box' | 'pack' | 'kg' | 'L' | 'm';
  min_qty: number;
  barcode: string | null;
  size_class: 'baby' | 'child' | 'youth' | 'adult' | 'large' | null;
  sale_price: number | null;
  start: number;
  daily: number;
  cost: number;
  ends?: number;
};

export const places: readonly string[] = ['Almoxarifado', 'Balcão do píer'];

const one = { barcode: null, size_class: null, sale_price: null } as const;
const jacket = { ...one, kind: 'rental_unit', unit: 'un', daily: 0 } as const;

export const kept: readonly Kept[] = [
  {
    ...jacket,
    name: 'Colete salva-vidas bebê',
    sku: 'COL-BEBE',
    size_class: 'baby',
    min_qty: 6,
    start: 10,
    cost: 98,
  },
  {
    ...jacket,
    name: 'Colete salva-vidas criança',
    sku: 'COL-CRI',
    size_class: 'child',
    min_qty: 15,
    start: 24,
    cost: 112,
    ends: 11,
  },
  {
    ...jacket,
    name: 'Colete salva-vidas juvenil',
    sku: 'COL-JUV',
    size_class: 'youth',
    min_qty: 10,
    start: 18,
    cost: 124,
  },
  {
    ...jacket,
    name: 'Colete salva-vidas adulto',
    sku: 'COL-ADU',
    size_class: 'adult',
    min_qty: 60,
    start: 96,
    cost: 139,
  },
  {
    ...jacket,
    name: 'Colete salva-vidas adulto grande',
    sku: 'COL-GG',
    size_class: 'large',
    min_qty: 12,
    start: 20,
    cost: 155,
  },
  {
    ...jacket,
    name: 'Máscara com snorkel',
    sku: 'SNK-01',
    min_qty: 12,
    start: 30,
    cost: 68,
    sale_price: 120,
  },
  {
    ...one,
    name: 'Água mineral 500 ml',
    sku: 'BEB-AGUA',
    kind: 'retail',
    unit: 'un',
    barcode: '7891000100103',
    min_qty: 60,
    sale_price: 6,
    start: 240,
    daily: 9,
    cost: 1.35,
  },
  {
    ...one,
    name: 'Cerveja lata 350 ml',
    sku: 'BEB-CERV',
    kind: 'retail',
    unit: 'un',
    barcode: '7891149103102',
    min_qty: 48,
    sale_price: 12,
    start: 144,
    daily: 6,
    cost: 3.9,
  },
  {
    ...one,
    name: 'Camiseta UV da empresa',
    sku: 'LOJ-UV',
    kind: 'retail',
    unit: 'un',
    barcode: '7890000000017',
    min_qty: 10,
    sale_price: 89.9,
    start: 40,
    daily: 1,
    cost: 32.5,
  },
  {
    ...one,
    name: 'Protetor solar FPS 50',
    sku: 'LOJ-SOL',
    kind: 'retail',
    unit: 'un',
    barcode: '7890000000024',
    min_qty: 8,
    sale_price: 59,
    start: 24,
    daily: 1,
    cost: 27.8,
  },
  {
    ...one,
    name: 'Gelo em escama',
    sku: 'CON-GELO',
    kind: 'consumable',
    unit: 'kg',
    min_qty: 30,
    start: 160,
    daily: 8,
    cost: 1.1,
  },
  {
    ...one,
    name: 'Óleo 2T náutico',
    sku: 'CON-OLEO',
    kind: 'consumable',
    unit: 'L',
    min_qty: 10,
    start: 40,
    daily: 1,
    cost: 38.9,
  },
  {
    ...one,
    name: 'Filtro de combustível',
    sku: 'PEC-FILT',
    kind: 'part',
    unit: 'un',
    min_qty: 4,
    start: 12,
    daily: 0,
    cost: 74,
  },
  {
    ...one,
    name: 'Cabo de amarração 12 mm',
    sku: 'PEC-CABO',
    kind: 'part',
    unit: 'm',
    min_qty: 40,
    start: 120,
    daily: 1,
    cost: 7.4,
  },
  {
    ...one,
    name: 'Rotor da bomba d’água',
    sku: 'PEC-ROTO',
    kind: 'part',
    unit: 'un',
    min_qty: 2,
    start: 4,
    daily: 0,
    cost: 310,
    ends: 0,
  },
];
