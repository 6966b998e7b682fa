import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../browser.ts';

const office = 'admin@mar-azul.test';
const positions = ['popa', 'centro', 'bombordo', 'boreste'] as const;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a Friday’s hours on a phone: five engines are read, a plan turns due and rings, and the service ends it', async () => {
  const page = await openAs(office, 'phone');
  const mark = aMark();
  const add = (path: string, body: object) => ask(page, 'POST', path, body);
  const boats = [
    await add('/boats', { boat_name: `Sexta ${mark}`, capacity: 12 }),
    await add('/boats', { boat_name: `Sábado ${mark}`, capacity: 12 }),
  ];
  const engines: { id: string }[] = [];
  for (const [at, name] of ['A', 'B', 'C', 'D', 'E'].entries()) {
    const motor = await add('/motors', { name: `${name} ${mark}` });
    const boat_id = boats[at === 4 ? 1 : 0]?.id;
    const place = { status: 'installed', boat_id, position: positions[at % 4], at: ago(30), hours: 490 };
    await add(`/motors/${motor.id}/placements`, place);
    engines.push(motor);
  }
  const shelf = await add('/stock-locations', { name: `Oficina ${mark}` });
  const filter = await add('/stock', { name: `Filtro ${mark}`, sku: mark, kind: 'part' });
  const bought = { item_id: filter.id, location_id: shelf.id, quantity: 3, reason: 'purchase' };
  await add('/stock/moves', bought);
  const task = await add('/maintenance-tasks', {
    title: `Revisão ${mark}`,
    trigger: 'meter',
    every_hours: 100,
    parts: [{ id: filter.id, value: 2 }],
  });
  const kept = { task_id: task.id, name: `A ${mark}`, motor_id: engines[0]?.id, last_hours: 400 };
  const asset = await add('/plan-assets', kept);

  await page.goto('/mar-azul/motors?does=fleet');
  const sheet = page.getByRole('dialog', { name: 'Leitura da frota' });
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    await sheet.getByLabel(new RegExp(`^${name} ${mark},`)).fill('500,0');
    await page.keyboard.press('Enter');
  }
  await sheet.getByRole('button', { name: 'Guardar 5 leituras' }).click();
  await page.getByText('5 leituras guardadas').first().waitFor();

  const said = `Revisão ${mark} (A ${mark}): está na hora`;
  await page.getByRole('button', { name: /^Alertas/ }).click();
  await page.getByText(said).first().waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`/mar-azul/maintenance-tasks?open=${task.id}`);
  await page.getByRole('button', { name: `Registrar serviço de A ${mark}` }).click();
  const service = page.getByRole('dialog', { name: `Registrar serviço: A ${mark}` });
  await service.getByRole('combobox', { name: /^Retiradas de/ }).click();
  await page.getByRole('option', { name: `Oficina ${mark}` }).click();
  await service.getByRole('button', { name: 'Registrar serviço' }).click();
  await page.getByText('Serviço registrado').first().waitFor();

  expect(await ask(page, 'GET', `/stock/${filter.id}`)).toMatchObject({ quantity: 1 });
  expect(await ask(page, 'GET', `/plan-assets/${asset.id}`)).toMatchObject({ due_hours: 600 });
  const { data } = await ask(page, 'GET', `/alerts?motor_id=${engines[0]?.id}`);
  expect(data).toMatchObject([{ description: said, status: 'resolvido', resolution: 'automatic' }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
