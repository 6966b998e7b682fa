import { locales } from '@leme/contract/kit/language/locale';
import type { Browser } from '../client.ts';

/** The day the golden traces are sold on, whatever day it is. */
export const soldAt = '2026-11-20T12:00:00Z';

/** Publishes all that was changed, as the preview shows it. */
export async function publishAll(by: Browser) {
  return await by.post('/pricing-rules/publications', { rules: await allDrafts(by) });
}

/** What somebody who looks at them would publish. */
export async function allDrafts(by: Browser) {
  const { rules } = (await by.post('/pricing-rules/publication-preview', {})).body;
  return rules.map(({ id, version, published_version, season_version }: Record<string, unknown>) => ({
    id,
    version,
    published_version,
    season_version,
  }));
}

/** Gives a product what its list asks for, and puts it on sale. */
export async function putOnSale(by: Browser, product_id: string): Promise<void> {
  const name = `Política de ${product_id}`;
  const cancellation_policy_id = (await by.post('/cancellation-policies', { name, tiers: [] })).body.id;
  const voucher_text = Object.fromEntries(locales.map((locale) => [locale, 'Chegue cedo']));
  const values = { cancellation_policy_id, voucher_text, meeting_point: 'Trapiche', version: 1 };
  const { version } = (await by.patch(`/products/${product_id}`, values)).body;
  const { status, body } = await by.post(`/products/${product_id}/activation`, { version });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Ilha do Campeche with the fares and the four rules of the golden traces, published. */
export async function campeche(by: Browser) {
  const made = async (path: string, values: object) => {
    const { status, body } = await by.post(path, values);
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.id as string;
  };
  const product_id = await made('/products', { name: 'Ilha do Campeche', rounding: '0.50' });
  const fare = (label: string, code: string, cost_price: number) =>
    made('/fare-types', { product_id, label, code, cost_price });
  const adult = await fare('Adulto', 'ADULT', 180);
  const child = await fare('Criança', 'CHILD', 90);
  await putOnSale(by, product_id);
  const season_id = await made('/price-seasons', {
    name: `Verão ${product_id}`,
    ranges: [{ from: '12-15', to: '02-28' }],
  });
  const rule = (name: string, percent_bp: number, more: object) =>
    made('/pricing-rules', { name, percent_bp, product_ids: [product_id], ...more });
  const rules = {
    summer: await rule('Verão', 2000, { season_id, priority: 10 }),
    eve: await rule('Réveillon', 3500, { travel: [{ from: '12-31', to: '01-01' }], priority: 20 }),
    weekend: await rule('Fim de semana', 1000, { weekdays: [6, 7], stackable: true, priority: 5 }),
    early: await rule('Antecedência', -500, { lead_min: 30, stackable: true, priority: 1 }),
  };
  await publishAll(by);
  return { product_id, adult, child, season_id, rules };
}
