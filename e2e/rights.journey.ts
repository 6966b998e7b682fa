import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoPassword } from '../server/src/demo/demo-accounts.ts';
import { authTransactions } from '../server/src/kit/auth-tx.ts';
import { newId } from '../server/src/kit/ids.ts';
import { notify } from '../server/src/kit/pg-notifications.ts';
import { openPool } from '../server/src/kit/pool.ts';
import { db } from '../server/src/kit/sql.ts';
import { tenantTransactions } from '../server/src/kit/tenant-tx.ts';
import { hashPassword } from '../server/src/modules/access/passwords.ts';
import { accessChannel } from '../server/src/modules/access/session-cache.ts';
import { createCompany } from '../server/src/testing/company.ts';
import { openAs } from './browser.ts';

const urls = inject('databaseUrls');
const pools = [openPool(urls.app, 1), openPool(urls.auth, 1)] as const;
const [tenantTx, authTx] = [tenantTransactions(pools[0]), authTransactions(pools[1])];
const email = 'grumete@porto-direito.test';
let tenant_id = '';

beforeAll(async () => {
  const company = await createCompany(urls.admin, { subdomain: 'porto-direito', name: 'Porto Direito' });
  const [id, password_hash] = [newId(), await hashPassword(demoPassword)];
  tenant_id = company.id;
  await authTx.write(tenant_id, async (tx) => {
    await tx.change(db.insertInto('profiles').values({ tenant_id, id, full_name: 'Gil Grumete', email }));
    await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id: id, role: 'user' }));
    await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id, password_hash }));
    await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id: id }));
  });
});

afterAll(() => Promise.all(pools.map((pool) => pool.end())));

/** What the role may, changed while its people work. */
async function decide(resource: string, granted: boolean): Promise<void> {
  await tenantTx.write(tenant_id, async (tx) => {
    await tx.change(
      db
        .insertInto('role_permissions')
        .values({ tenant_id, role: 'user', resource, action: 'read', granted })
        .onConflict((clash) =>
          clash.columns(['tenant_id', 'role', 'resource', 'action']).doUpdateSet({ granted }),
        ),
    );
    notify(tx, accessChannel, tenant_id);
  });
}

test('a page whose right is taken leaves menu, favourites, recents, palette and address together, and comes back with it [A2.3-03, A6-07, A6-16]', async () => {
  const page = await openAs(email);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const entries = () => menu.getByRole('link', { name: 'Manifesto de Passageiros' }).count();
  const favourites = menu.getByRole('region', { name: 'Favoritos' });
  const answered = async () => (await page.request.get('/api/passenger-manifest')).status();
  const offered = async (words: string) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(words);
    await palette.getByRole('option').first().waitFor();
    const titles = await palette.getByRole('option').allInnerTexts();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
    return titles.join('\n');
  };

  await page.goto('/porto-direito/passenger-manifest');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('favourites'),
  );
  await page.getByRole('button', { name: 'Adicionar aos favoritos' }).click();
  await kept;
  await favourites.getByRole('link', { name: 'Manifesto de Passageiros' }).waitFor();
  await page.goto('/porto-direito/sessions-manifest');
  await favourites.waitFor();
  const before = await entries();
  expect(before).toBeGreaterThan(1);
  expect(await offered('manifesto')).toContain('Manifesto de Passageiros');

  await decide('passenger-manifest', false);
  await expect.poll(answered).toBe(403);
  await page.reload();
  await menu.getByRole('link', { name: 'Manifesto de Sessões' }).first().waitFor();
  const rest = await offered('manifesto');
  expect(rest).not.toContain('Manifesto de Passageiros');
  expect(rest).toContain('Manifesto de Sessões');
  expect(await entries()).toBe(0);
  expect(await favourites.count()).toBe(0);
  await page.goto('/porto-direito/passenger-manifest');
  await page.getByRole('heading', { name: 'Acesso negado' }).waitFor();
  expect(await entries()).toBe(0);

  await decide('passenger-manifest', true);
  await expect.poll(answered).toBe(200);
  await page.reload();
  await page.getByRole('heading', { name: 'Manifesto de Passageiros' }).waitFor();
  await favourites.getByRole('link', { name: 'Manifesto de Passageiros' }).waitFor();
  expect(await offered('manifesto')).toContain('Manifesto de Passageiros');
});
