import { locales } from '@leme/contract/kit/language/locale';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs, openPage } from '../browser.ts';
import { linkFor } from '../mails.ts';
import { checkIn, shows } from '../pier/pier-day.ts';
import { openSailing } from '../signal/at-sea.ts';

const own = 'Vento-Sul-2031';

type Options = { products: { id: string; fare_types: { id: string }[] }[] };

// What each step refuses: web/src/modules/tenancy/saas-tenants-new.
test('a company is opened on the telephone: a wizard, a letter, and on a phone a password, the own colours, first steps, a booking and a check-in [B2.2-69]', async () => {
  const mark = crypto.randomUUID().slice(0, 6);
  const [slug, email] = [`escunas-${mark}`, `ieda-${mark}@porto-aberto.test`];
  await openByWizard({ name: `Escunas ${mark}`, email });

  const phone = await openPage('phone');
  await phone.goto(await linkFor(email));
  await phone.getByLabel('Nova senha').fill(own);
  await phone.getByLabel('Confirmar senha').fill(own);
  await phone.getByRole('button', { name: 'Definir senha' }).click();
  await phone.getByRole('link', { name: 'Ir para o login' }).click();
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Senha', { exact: true }).fill(own);
  await phone.getByRole('button', { name: 'Entrar' }).click();
  await phone.waitForURL(`**/${slug}/**`);
  await phone.getByRole('heading', { name: 'Primeiros passos' }).waitFor();
  await phone.getByRole('link', { name: 'Faça o primeiro check-in' }).waitFor();

  const { session, date } = await sellIn(phone);
  await openSailing(phone, session, date, slug);
  await checkIn(phone, 'Dona Primeira');
  await phone.goto(`/${slug}/dashboard?steps=1`);
  await shows(phone.getByText('Faça o primeiro check-in'));
  await expect.poll(() => phone.getByRole('link', { name: 'Faça o primeiro check-in' }).count()).toBe(0);
});

/** Types what is said on the telephone, step by step, and opens the company. */
async function openByWizard({ name, email }: { name: string; email: string }): Promise<void> {
  const desk = await openAs('saas_admin@leme.test');
  const goOn = async (step: string) => {
    await desk.getByRole('button', { name: 'Continuar' }).click();
    await desk.waitForURL(`**step=${step}**`);
  };
  await desk.goto('/saas-tenants/new');
  await desk.getByLabel(/^Nome/).fill(name);
  await goOn('brand');
  await goOn('plan');
  await goOn('start');
  await goOn('administrator');
  await desk.getByLabel(/^Nome Completo/).fill('Ieda Paz');
  await desk.getByLabel(/^Email/).fill(email);
  await goOn('check');
  await desk.getByRole('button', { name: 'Abrir empresa' }).click();
  await desk.getByText(`${name} foi aberta e o convite está a caminho`).first().waitFor();
}

/** The example product is a draft until its owner said where one meets, what is printed and how it is cancelled. */
async function putOnSale(page: Page) {
  const drafts = () => ask<{ data: { id: string; version: number }[] }>(page, 'GET', '/products');
  await expect.poll(async () => (await drafts()).data.length).toBeGreaterThan(0);
  const product = (await drafts()).data[0] ?? expect.fail('no product');
  const policy = await ask<{ id: string }>(page, 'POST', '/cancellation-policies/adoptions', {
    template: 'flexible',
  });
  const early = 'Chegue 20 minutos antes';
  const { version } = await ask<{ version: number }>(page, 'PATCH', `/products/${product.id}`, {
    version: product.version,
    meeting_point: 'Trapiche da Armação',
    voucher_text: Object.fromEntries(locales.map((locale) => [locale, early])),
    cancellation_policy_id: policy.id,
  });
  await ask(page, 'POST', `/products/${product.id}/activation`, { version });
}

/** A departure of the example product tomorrow with somebody who sails, once the package is laid. */
async function sellIn(page: Page) {
  await putOnSale(page);
  const [product] = (await ask<Options>(page, 'GET', '/sessions/options')).products;
  const { tenant } = await ask(page, 'GET', '/auth/session');
  const date = Temporal.Now.plainDateISO(tenant.timezone).add({ days: 1 }).toString();
  const session = await ask<{ id: string }>(page, 'POST', '/sessions', {
    product_id: product?.id,
    date,
    start_time: '08:00',
    end_time: '10:00',
    guide_name: 'Ana Lima',
    sailor_name: null,
    notes: null,
    total_capacity: 20,
    boat_ids: [],
  });
  await ask(page, 'POST', '/bookings', {
    session_id: session.id,
    customer_name: 'Dona Primeira',
    customer_phone: '48999142207',
    special_requirements: null,
    passengers: [{ fare_type_id: product?.fare_types[0]?.id, quantity: 1 }],
    payment: null,
  });
  return { session, date };
}
