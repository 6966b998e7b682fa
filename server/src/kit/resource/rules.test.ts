import { products } from '@leme/contract/catalog/products';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { leads } from '@leme/contract/leads/leads';
import { combos } from '@leme/contract/pricing/combos';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { whatsappTemplates } from '@leme/contract/sales/whatsapp-templates';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { send } from './transfer/import/importing.testing.ts';

const world = await openWorld();
const staff = await world.user(await world.company(), 'admin');

type Case = [
  Resource,
  fault: { pointer: string; code: string },
  row: Record<string, [value: unknown, cell: string]>,
];
const name: [string, string] = ['Ao contrário', 'Ao contrário'];

test.each<Case>([
  [
    leads,
    { pointer: '/country_code', code: 'dialling-code' },
    {
      name,
      country_code: ['x5', 'x5'],
      phone: ['48999990000', '48999990000'],
      offered_value: [10, '10,00'],
    },
  ],
  [
    products,
    { pointer: '/max_party', code: 'too-small' },
    { name, min_party: [5, '5'], max_party: [4, '4'] },
  ],
  [products, { pointer: '/slug', code: 'reserved' }, { name, slug: ['leads', 'leads'] }],
  [combos, { pointer: '/price', code: 'required' }, { name, pricing: ['fixed', 'fixed'] }],
  [
    pricingRules,
    { pointer: '/lead_max', code: 'too-small' },
    { name, percent_bp: [1000, '10'], lead_min: [5, '5'], lead_max: [2, '2'] },
  ],
  [
    whatsappTemplates,
    { pointer: '/message', code: 'unknown-placeholder' },
    { name, message: ['Olá {nme}', 'Olá {nme}'] },
  ],
] as unknown as Case[])(
  'what values of $name say together is refused alike by address and by file',
  async (resource, fault, row) => {
    const names = Object.keys(row);
    const values = Object.fromEntries(names.map((each) => [each, row[each]?.[0]]));
    const sent = await staff.post(`/${resource.name}`, values);
    expect([sent.status, sent.body.errors]).toEqual([422, [expect.objectContaining(fault)]]);
    const headers = names.map((each) => labelOf(resource.fields[each] as never, 'pt-BR'));
    const sheet = `${headers.join(';')}\n${names.map((each) => row[each]?.[1]).join(';')}\n`;
    const { body } = await send(staff, `/${resource.name}`, sheet);
    expect(body.refused).toMatchObject([{ row: 2, faults: sent.body.errors }]);
  },
);
