import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Browser } from '../client.ts';

/** Lets a company go by a usual policy, so that its products may be put on sale. */
export async function sellsByPolicy(staff: Browser): Promise<string> {
  const id = await aPolicy(staff);
  await staff.put('/selling-defaults', {
    min_party: null,
    max_party: null,
    cutoff_min: null,
    horizon_days: null,
    version: 0,
    deposit_bp: null,
    balance_due_hours: null,
    cancellation_policy_id: id,
  });
  return id;
}

async function aPolicy(staff: Pick<Browser, 'post'>): Promise<string> {
  return (await staff.post('/cancellation-policies/adoptions', { template: 'flexible' })).body.id;
}

/** A product that is brought in as on sale, with all of its list. */
export async function aProductOnSale(staff: Pick<Browser, 'post'>, fields: object = {}): Promise<AnyRow> {
  const { status, body } = await staff.post('/products', {
    name: 'Pôr do sol',
    price: 140,
    status: 'active',
    cancellation_policy_id: await aPolicy(staff),
    meeting_point: 'Trapiche da Armação',
    voucher_text: { 'pt-BR': 'Chegue 20 minutos antes' },
    ...fields,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
