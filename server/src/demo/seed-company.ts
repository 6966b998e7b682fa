import { dayIn } from '@leme/contract/kit/values/days';
import type { DemoCompany } from './companies/demo-company.ts';
import { named, type Told } from './demo.ts';
import { insertAccounts } from './demo-accounts.ts';
import { type ModuleDemo, objectionTo } from './module-demos.ts';
import type { OwnerTx, Table, Tenant } from './owner-transaction.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const timezone = 'America/Sao_Paulo';

type SeedCompany = { company: DemoCompany; demos: readonly ModuleDemo[]; now: Temporal.Instant };

/** A company with its people, then what each module makes of it. */
export async function seedCompany(tx: OwnerTx, { company, demos, now }: SeedCompany): Promise<void> {
  const { name, subdomain, logo_url, primary_color, secondary_color } = company;
  const randomOf = (part: string) => seededRandom(`${part} of ${name}`, now.epochMilliseconds);
  const random = randomOf('people');
  const id = random.id();
  await tx.query(
    `insert into saas_tenants (id, name, subdomain, logo_url, primary_color, secondary_color, contact_email, settings)
     values ($1, $2, $3, $4, $5, $6, $7, '{"demo": true}')`,
    [id, name, subdomain, logo_url, primary_color, secondary_color, `contato@${subdomain}.test`],
  );
  await tx.query("insert into tenant_slugs (slug, company_id, kind) values ($1, $2, 'current')", [
    subdomain,
    id,
  ]);
  await tx.within(id, async (tenant) => {
    const staff = await insertAccounts(tenant, { company, random, now, partner: null });
    for (const { module, demo } of demos)
      await demo({
        ...tablesFor(module, tenant),
        company,
        now,
        timezone,
        today: dayIn(timezone, now),
        random: randomOf(module.name),
        staff,
        verbs: { tx: tenant.tx, tenantId: id },
        tell: (steps) => tell(tenant, steps, randomOf(`trail of ${module.name}`)),
        async addPartner(kind, partnerId) {
          await insertAccounts(tenant, { company, random, now, partner: { kind, id: partnerId } });
        },
      });
  });
}

async function tell(tenant: Tenant, steps: readonly Told[], random: SeededRandom): Promise<void> {
  const people = new Map((await tenant.read('profiles')).map(({ id, full_name }) => [id, full_name]));
  await tenant.insert(
    'audit_log',
    steps
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map((step) => ({ id: random.id(), actor_name: named(people, step.actor_id), ...step })),
  );
}

/** The company's tables as far as a module may touch them. */
function tablesFor(
  module: ModuleDemo['module'],
  tenant: Tenant,
): Pick<Tenant, 'insert' | 'read' | 'readPlatform'> {
  const check = (does: 'reads' | 'writes', table: Table) => {
    const objection = objectionTo(module, does, table);
    if (objection) throw new Error(objection);
  };
  return {
    async insert(table, rows) {
      check('writes', table);
      await tenant.insert(table, rows);
    },
    async read(table) {
      check('reads', table);
      return await tenant.read(table);
    },
    readPlatform: tenant.readPlatform,
  };
}
