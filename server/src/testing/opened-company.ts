import { db } from '../kit/database/sql.ts';
import { giveLink } from './link.ts';
import { type Person, password, type World } from './world.ts';

type Given = { subdomain?: string; email?: string } & Record<string, unknown>;

let made = 0;

/** What the wizard sends for a company of two schooners. */
export function companyBody({ subdomain, email, ...more }: Given = {}) {
  made += 1;
  return {
    name: 'Escunas Mar e Sol',
    subdomain: subdomain ?? `mar-e-sol-${made}`,
    legal_name: 'Mar e Sol Passeios Ltda',
    tax_id: '11.222.333/0001-81',
    contact_name: 'Dona Ieda',
    contact_phone: '48999990000',
    contact_email: 'ieda@mar-e-sol.test',
    coastal_city_id: null,
    timezone: 'America/Sao_Paulo',
    locale: 'pt-BR',
    primary_color: '#FFD400',
    secondary_color: '#0D2940',
    plan: 'essencial',
    modules: ['core', 'sales', 'catalog', 'operations', 'fleet'],
    trial_days: 14,
    starter: 'nothing',
    logo: null,
    administrator: { full_name: 'Ieda Paz', email: email ?? `ieda-${made}@mar-e-sol.test`, locale: 'pt-BR' },
    ...more,
  };
}

/** A company somebody opened just now, with who opened it. */
export async function anOpenedCompany(operator: Person, given: Given = {}) {
  const sent = companyBody(given);
  const { status, body } = await operator.post('/saas-tenants', sent);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { ...body, sent } as { id: string; subdomain: string; version: number; sent: typeof sent };
}

/** Who it was opened for. */
async function firstPersonOf({ authTx }: Pick<World, 'authTx'>, tenant_id: string): Promise<{ id: string }> {
  const person = await authTx.read(tenant_id, (tx) =>
    tx.first(db.selectFrom('profiles').select('id').where('tenant_id', '=', tenant_id).orderBy('created_at')),
  );
  if (!person) throw new Error('A company nobody was invited to');
  return person;
}

/** Its administrator after the first access, with the password everybody has here. */
export async function cameIn(
  world: World,
  company: { id: string; sent: { administrator: { email: string } } },
) {
  const person = await firstPersonOf(world, company.id);
  const token = await giveLink(world, company, person, { type: 'first_access' });
  const visitor = world.visitor();
  const set = await visitor.post('/functions/verify-auth-token', { token, type: 'first_access', password });
  if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  const { email } = company.sent.administrator;
  const answer = await visitor.post('/auth/sign-in', { email, password });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return Object.assign(visitor, { id: person.id, email });
}
