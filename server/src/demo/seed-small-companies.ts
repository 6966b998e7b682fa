import { locales } from '@leme/contract/kit/language/locale';
import { dayIn } from '@leme/contract/kit/values/days';
import { trialEnds } from '@leme/contract/tenancy/companies/trial';
import { consentOfRequest } from '@leme/contract/tenancy/requests/consent';
import { platformTenantId } from '#kit/ids';
import { hashPassword } from '#modules/access/sign-in/passwords';
import { demoRequests, type SmallCompany, smallCompanies } from './companies/small-companies.ts';
import { demoPassword } from './demo-accounts.ts';
import type { OwnerTx, Tenant } from './owner-transaction.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const timezone = 'America/Sao_Paulo';
/** Of how many days a company counted itself. */
const daysCounted = 60;

type Seed = { random: SeededRandom; now: Temporal.Instant };

/** What operators look after beside the two companies people sail with: small ones in each state, requests and a visit. */
export async function seedSmallCompanies(tx: OwnerTx, now: Temporal.Instant): Promise<void> {
  const random = seededRandom('small companies', now.epochMilliseconds);
  // One hash for all of them: each would cost the first start as much as a sign-in.
  const password_hash = await hashPassword(demoPassword);
  for (const company of smallCompanies) await seedCompany(tx, company, { random, now, password_hash });
  await tx.within(platformTenantId, (platform) => insertRequests(platform, { random, now }));
  await tellVisit(tx, { random, now });
}

async function seedCompany(
  tx: OwnerTx,
  company: SmallCompany,
  { random, now, password_hash }: Seed & { password_hash: string },
): Promise<void> {
  const { name, subdomain, status, stop, primary_color, secondary_color, daysHere } = company;
  const id = random.id();
  const opened = daysAgo(now, daysHere);
  await tx.query(
    `insert into saas_tenants (id, name, subdomain, primary_color, secondary_color, contact_name, contact_email, settings,
       status, status_kind, status_reason, status_since, opened_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, '{"demo": true}', $8, $9, $10, $11, $12, $12, $12)`,
    [
      id,
      name,
      subdomain,
      primary_color,
      secondary_color,
      company.administrator,
      `contato@${subdomain}.test`,
      status,
      stop?.kind ?? null,
      stop?.reason ?? null,
      stop ? daysAgo(now, (company.activeDaysAgo ?? 1) - 1) : opened,
      opened,
    ],
  );
  await tx.query("insert into tenant_slugs (slug, company_id, kind) values ($1, $2, 'current')", [
    subdomain,
    id,
  ]);
  await tx.within(id, async (tenant) => {
    await insertBought(tenant, company, { random, now });
    await insertAdministrator(tenant, company, { random, now, password_hash });
    await insertDays(tenant, company, now);
  });
}

async function insertBought(tenant: Tenant, company: SmallCompany, { random, now }: Seed): Promise<void> {
  const { plan, modules, trialDays, daysHere } = company;
  const sold = await tenant.readPlatform('saas_modules');
  await tenant.insert('company_settings', [{ id: random.id(), timezone }]);
  await tenant.insert(
    'tenant_modules',
    sold
      .filter(({ slug }) => modules.some((each) => each === slug))
      .map(({ id }) => ({ module_id: id, is_enabled: true })),
  );
  const opened = now.subtract({ hours: 24 * daysHere });
  const ends = trialDays === null ? null : trialEnds(opened, { days: trialDays, zone: timezone });
  await tenant.insert('tenant_subscriptions', [
    {
      id: random.id(),
      plan,
      status: ends ? 'trialing' : 'active',
      trial_ends_at: ends?.toString() ?? null,
    },
  ]);
  await tenant.insert(
    'i18n_tenant_locales',
    locales.map((locale_code) => ({ locale_code, is_default: locale_code === 'pt-BR' })),
  );
}

/** Whoever never came in has no password, and a link whose two hours are over. */
async function insertAdministrator(
  tenant: Tenant,
  { subdomain, administrator, activeDaysAgo, daysHere }: SmallCompany,
  { random, now, password_hash }: Seed & { password_hash: string },
): Promise<void> {
  const id = random.id();
  const email = `admin@${subdomain}.test`;
  const created_at = daysAgo(now, daysHere);
  await tenant.insert('profiles', [{ id, full_name: administrator, email, created_at }]);
  await tenant.insert('user_roles', [{ user_id: id, role: 'admin' }]);
  await tenant.insert('auth_accounts', [
    {
      id,
      password_hash: activeDaysAgo === null ? null : password_hash,
      last_sign_in_at:
        activeDaysAgo === null ? null : now.subtract({ hours: 24 * activeDaysAgo + 1 }).toString(),
    },
  ]);
  await tenant.insert('login_emails', [{ email, user_id: id }]);
  if (activeDaysAgo === null)
    await tenant.insert('auth_links', [
      {
        // The token is of nobody.
        token_hash: random.deviceId(),
        user_id: id,
        type: 'first_access',
        expires_at: now.subtract({ minutes: 40 }).toString(),
      },
    ]);
}

/** The days it counted of itself, up to the last on which somebody worked. */
async function insertDays(
  tenant: Tenant,
  { activeDaysAgo, daysHere, modules }: SmallCompany,
  now: Temporal.Instant,
): Promise<void> {
  if (activeDaysAgo === null) return;
  const first = Math.min(daysHere, activeDaysAgo + daysCounted);
  const days = Array.from({ length: first - activeDaysAgo + 1 }, (_, at) => activeDaysAgo + at);
  await tenant.insert(
    'tenant_daily',
    days.map((days_ago) => {
      const at = now.subtract({ hours: 24 * days_ago + 1 });
      const people = 2 + (days_ago % 5);
      return {
        day: dayIn(timezone, at),
        active_users: 1,
        sign_ins: 1,
        bookings: 1 + (days_ago % 3),
        passengers: people,
        check_ins: people,
        mails_failed: days_ago === 1 && modules.includes('communication') ? 1 : 0,
        storage_bytes: 4_000_000,
        last_active_at: at.toString(),
      };
    }),
  );
}

async function insertRequests(platform: Tenant, { random, now }: Seed): Promise<void> {
  await platform.insert(
    'company_requests',
    demoRequests.map(({ hoursAgo, status, ...told }, at) => ({
      id: random.id(),
      created_at: now.subtract({ hours: hoursAgo }).toString(),
      ...told,
      email: `pedido-${at + 1}@mar.test`,
      phone: `+55489999000${at + 1}0`,
      message: 'Queremos ver a lista de embarque no celular.',
      locale: 'pt-BR',
      consent: consentOfRequest,
      status,
      notes: status === 'new' ? null : 'Falamos por telefone.',
      version: status === 'new' ? 1 : 2,
    })),
  );
}

/** An operator came into Mar Azul yesterday, changed something and left, as its log tells. */
async function tellVisit(tx: OwnerTx, { random, now }: Seed): Promise<void> {
  const [company] = await tx.query<{ id: string }>(
    "select id from saas_tenants where subdomain = 'mar-azul'",
  );
  if (!company) return;
  const operator = 'saas_admin@leme.test';
  const steps = [
    { action: 'OPERADOR_ENTROU', details: { operator, reason: 'Ajuda por telefone com as etiquetas' } },
    { action: 'OPERADOR_ALTEROU', details: { operator, endpoint: 'PATCH /tags/:id', ids: [] } },
    { action: 'OPERADOR_SAIU', details: { operator } },
  ];
  await tx.within(company.id, (tenant) =>
    tenant.insert(
      'system_logs',
      steps.map(({ action, details }, at) => ({
        id: random.id(),
        action,
        details: JSON.stringify(details),
        created_at: now
          .subtract({ hours: 26 })
          .add({ minutes: 4 * at })
          .toString(),
      })),
    ),
  );
}

const daysAgo = (now: Temporal.Instant, days: number) => now.subtract({ hours: 24 * days }).toString();
