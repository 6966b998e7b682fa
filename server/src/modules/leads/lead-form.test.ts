import type { LeadInteraction } from '@leme/contract/leads/lead-interactions';
import { describe, expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const lead = { name: 'Ana Souza', phone: '48 99999-1234', offered_value: 450 };

describe('what the form of a lead sends', async () => {
  const world = await openWorld();
  const company = await world.company();
  const [seller, admin] = [await world.user(company, 'manager'), await world.user(company, 'admin')];
  const stranger = await world.user(await world.company(), 'admin');
  const tag = async (of: typeof seller, name: string): Promise<string> =>
    (await of.post('/tags', { name })).body.id;
  const count = async () => (await seller.get('/leads')).body.count;

  test('is kept without what surrounds it, and what is empty is nothing [B5.2-01, B5.2-02, B5.2-03, B5.2-04, B5.2-05, B5.2-06, B5.2-08, B5.2-10, B9-15]', async () => {
    const { status, body } = await seller.post('/leads', {
      name: '  Ana Souza ',
      phone: '(48) 99999.12-34',
      email: ' ANA@ex.com ',
      offered_value: 450.5,
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Ana Souza',
        phone: '48999991234',
        email: 'ana@ex.com',
        status: 'new',
        country: 'Brasil',
        country_code: '+55',
        product_id: null,
        adult_count: null,
        adult_price: null,
        passenger_count: null,
        offered_value: 450.5,
      }),
    ]);
  });

  test('a lead comes with its tags and its first note at once, or not at all [B1-02, B3-10, B7.4-10, B7.4-11]', async () => {
    const vip = await tag(seller, 'VIP');
    const { body } = await seller.post('/leads', { ...lead, tags: [vip], note: ' Alérgica a camarão ' });
    expect(body.tags).toEqual([vip]);
    const said = await seller.get(`/lead-interactions?lead_id=${body.id}`);
    expect(
      said.body.data.map(({ type, title, description, status }: LeadInteraction) => ({
        type,
        title,
        description,
        status,
      })),
    ).toEqual([
      { type: 'note', title: 'Anotação inicial', description: 'Alérgica a camarão', status: 'completed' },
    ]);
    const before = await count();
    const foreign = await tag(stranger, 'De outra');
    for (const refused of [{ tags: [foreign] }, { note: 'x'.repeat(4001) }, { product_id: foreign }])
      expect((await seller.post('/leads', { ...lead, ...refused })).status).toBe(422);
    expect(await count()).toBe(before);
  });

  test('a change leaves the lead with whoever wrote it down, and puts its tags as they were chosen [B7.4-13, B7.4-14, B7.4-15]', async () => {
    const [one, two] = [await tag(seller, 'Família'), await tag(seller, 'Retorno')];
    const { body } = await seller.post('/leads', { ...lead, tags: [one], note: null });
    const changed = await admin.patch(`/leads/${body.id}`, {
      version: body.version,
      tags: [two],
      name: 'Ana',
    });
    expect(changed.body).toMatchObject({ name: 'Ana', tags: [two], user_name: body.user_name });
    const stale = await seller.patch(`/leads/${body.id}`, { version: body.version, tags: [] });
    expect(stale.status).toBe(409);
    expect((await seller.get(`/leads/${body.id}`)).body.tags).toEqual([two]);
  });

  test('fares of no product of the lead are refused [B3-11]', async () => {
    const line = { fare_type_id: crypto.randomUUID(), quantity: 2, price: 162 };
    const { status, body } = await seller.post('/leads', { ...lead, fare_type_adjustments: [line] });
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/fare_type_adjustments/0/fare_type_id', code: 'unknown' }],
    ]);
  });

  test('products, tags and countries of the form are those of the company, by name [B7.4-01, B7.4-04, B7.4-07]', async () => {
    const countries = (await seller.get('/countries')).body.data.map(({ code }: { code: string }) => code);
    expect(countries).toEqual(expect.arrayContaining(['BR', 'US', 'AR', 'ES', 'PT', 'UY', 'CL', 'MX']));
    const names = (await seller.get('/leads/options/tags')).body.data.map(
      ({ label }: { label: string }) => label,
    );
    expect(names).toEqual([...names].sort((a: string, b: string) => a.localeCompare(b, 'pt-BR')));
    expect(names).not.toContain('De outra');
    expect((await seller.get('/leads/products')).body).toEqual({ data: [] });
  });
});
