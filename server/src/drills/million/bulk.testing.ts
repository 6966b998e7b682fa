import pg from 'pg';
import { hashPassword } from '../../modules/access/sign-in/passwords.ts';
import { createCompany } from '../../testing/companies/company.ts';

export const bulkPassword = 'Correto-cavalo-1';
/** The day every company of this kind is asked for: ten sessions of twelve bookings, whatever else it holds. */
export const busyDay = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
const perDay = 10;
const perSession = 12;
const daysAhead = 30;

/** At least a month of sessions. */
export type BulkPlan = {
  sessions: number;
  /** People on board and their attendance for every booking, not only for those of the busy day. */
  everybody: boolean;
};

export type BulkCompany = {
  id: string;
  email: string;
  product: string;
  fare: string;
  boat: string;
  /** A session of the busy day. */
  session: string;
};

const kinds = {
  product: 1,
  fare: 2,
  boat: 3,
  session: 4,
  booking: 5,
  fares: 6,
  person: 7,
  event: 8,
  user: 9,
};
type Kind = keyof typeof kinds;

const idText = (kind: Kind) => `01900000-000${kinds[kind]}-7000-8000-`;
const idSql = (kind: Kind, number: string) => `('${idText(kind)}' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** The id of the nth row of a kind; rows count from 0 and each company has its own. */
export function bulkId(kind: Kind, number: number): string {
  return idText(kind) + number.toString(16).padStart(12, '0');
}

/** A company of any size with an administrator, written in bulk by a superuser who need not check foreign keys. */
export async function aBulkCompany(urls: BulkUrls, plan: BulkPlan): Promise<BulkCompany> {
  const { id } = await createCompany(urls.admin);
  const client = new pg.Client({ connectionString: urls.superuser });
  await client.connect();
  try {
    await client.query(
      'begin; set local session_replication_role = replica; set local statement_timeout = 0',
    );
    await insertAdministrator(client, id);
    await insertTrade(client, id);
    for (const sql of bulkStatements(plan)) await client.query(sql.replaceAll(':tenant', `'${id}'::uuid`));
    await client.query('commit');
  } finally {
    await client.end();
  }
  return {
    id,
    email: emailOf(id),
    product: bulkId('product', 0),
    fare: bulkId('fare', 0),
    boat: bulkId('boat', 0),
    session: bulkId('session', firstBusy(plan)),
  };
}

export type BulkUrls = { admin: string; superuser: string };

/** Statistics and a quiet disk, so that what follows is not disturbed by what was loaded. */
export async function settle(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

const emailOf = (tenantId: string) => `admin-${tenantId.slice(-12)}@volume.test`;
/** A month is planned ahead; everything else has sailed. */
const firstBusy = ({ sessions }: BulkPlan) => (Math.floor(sessions / perDay) - daysAhead) * perDay;

async function insertAdministrator(client: pg.Client, tenant: string): Promise<void> {
  const email = emailOf(tenant);
  const id = bulkId('user', 0).replace(/.{12}$/, tenant.slice(-12));
  await client.query(
    "insert into profiles (tenant_id, id, full_name, email) values ($1, $2, 'Pessoa admin', $3)",
    [tenant, id, email],
  );
  await client.query("insert into user_roles (tenant_id, user_id, role) values ($1, $2, 'admin')", [
    tenant,
    id,
  ]);
  await client.query('insert into auth_accounts (tenant_id, id, password_hash) values ($1, $2, $3)', [
    tenant,
    id,
    await hashPassword(bulkPassword),
  ]);
  await client.query('insert into login_emails (email, tenant_id, user_id) values ($1, $2, $3)', [
    email,
    tenant,
    id,
  ]);
}

async function insertTrade(client: pg.Client, tenant: string): Promise<void> {
  const [product, boat] = [bulkId('product', 0), bulkId('boat', 0)];
  await client.query(
    "insert into products (tenant_id, id, name, status) values ($1, $2, 'Ilha do Campeche', 'active')",
    [tenant, product],
  );
  await client.query(
    `insert into fare_types (tenant_id, id, product_id, label, code, cost_price, order_index)
     values ($1, $2, $4, 'Adulto', 'ADULT', 180, 1), ($1, $3, $4, 'Criança', 'CHILD', 90, 2)`,
    [tenant, bulkId('fare', 0), bulkId('fare', 1), product],
  );
  await client.query(
    "insert into boats (tenant_id, id, boat_name, capacity) values ($1, $2, 'Escuna Maré Alta', 60)",
    [tenant, boat],
  );
}

/** Sessions ten a day up to a month after the busy day; one booking each, twelve on the busy day with two or three people. */
function bulkStatements(plan: BulkPlan): string[] {
  const busy = firstBusy(plan);
  const extra = perDay * (perSession - 1);
  const isBusy = `s between ${busy} and ${busy + perDay - 1}`;
  const day = `(date '${busyDay}' + (s / ${perDay} - ${busy / perDay}))`;
  const hour = `(6 + s % ${perDay})`;
  // Three hours behind UTC at all times: the clock changes of past centuries would make sessions without length.
  const at = (shift: number) =>
    `((${day} + make_time(${hour} + ${shift}, 0, 0)) at time zone 'UTC' + interval '3 hours')`;
  const sessions = `generate_series(0, ${plan.sessions - 1}) as s`;
  const bookings = `(select b, case when b < ${plan.sessions} then b else ${busy} + (b - ${plan.sessions}) % ${perDay} end as s
    from generate_series(0, ${plan.sessions + extra - 1}) as b) as n`;
  const people = plan.everybody ? bookings : `${bookings} where ${isBusy}`;
  const size = `(case when ${isBusy} then 2 + (b % 3 = 0)::int else 1 end)`;
  const aboard = `(case when ${isBusy} then 28 else 1 end)`;
  const price = `(case when ${isBusy} then 360 + 90 * (b % 3 = 0)::int else 180 end)`;
  const came = plan.everybody ? `not (${isBusy})` : 'false';
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const code = [25, 20, 15, 10, 5, 0]
    .map((bits) => `substr('${letters}', ((b >> ${bits}) & 31) + 1, 1)`)
    .join(' || ');
  return [
    `insert into sessions (tenant_id, id, product_id, date, start_time, end_time, starts_at, ends_at, guide_name, sailor_name)
     select :tenant, ${idSql('session', 's')}, '${bulkId('product', 0)}', ${day}, make_time(${hour}, 0, 0),
       make_time(${hour} + 1, 0, 0), ${at(0)}, ${at(1)}, 'Ana', 'Beto' from ${sessions}`,
    `insert into session_seats (tenant_id, session_id, total_capacity, taken, people)
     select :tenant, ${idSql('session', 's')}, 60, ${aboard}, ${aboard} from ${sessions}`,
    `insert into session_boats (tenant_id, id, session_id, boat_id, blocked_from, blocked_until)
     select :tenant, ${idSql('session', 's')}, ${idSql('session', 's')}, '${bulkId('boat', 0)}', ${at(0)}, ${at(1)}
     from ${sessions} where s % 10 = 0 or ${isBusy}`,
    `insert into bookings (tenant_id, id, code, session_id, customer_name, customer_phone, special_requirements, seats,
       people, checkin, total_price)
     select :tenant, ${idSql('booking', 'b')}, ${code}, ${idSql('session', 's')}, 'Maria Gonçalves ' || b % 997,
       '48999142207', case when b % 4 = 0 then 'Alergia a camarão' end, ${size}, ${size}, ${came}, ${price} from ${bookings}`,
    `insert into booking_passengers (tenant_id, id, booking_id, fare_type_id, quantity, unit_price, total_price)
     select :tenant, ${idSql('fares', 'b::bigint * 2')}, ${idSql('booking', 'b')}, '${bulkId('fare', 0)}', least(${size}, 2), 180,
       180 * least(${size}, 2) from ${people}`,
    `insert into booking_passengers (tenant_id, id, booking_id, fare_type_id, quantity, unit_price, total_price, order_index)
     select :tenant, ${idSql('fares', 'b::bigint * 2 + 1')}, ${idSql('booking', 'b')}, '${bulkId('fare', 1)}', 1, 90, 90, 1
     from ${bookings} where ${isBusy} and b % 3 = 0`,
    `insert into manifest_passengers (tenant_id, id, booking_id, booking_passenger_id, position, status, status_at, heads,
       head_states)
     select :tenant, ${idSql('person', 'b::bigint * 4 + p')}, ${idSql('booking', 'b')}, ${idSql('fares', 'b::bigint * 2 + p / 3')}, p,
       case when ${came} then 'checked_in' else 'pending' end, case when ${came} then now() end,
       case when ${came} then array[${idSql('event', 'b')}] else '{}' end, case when ${came} then array['checked_in'] else '{}' end
     from (select b, s from ${people}) as m, lateral generate_series(1, ${size}) as p`,
    ...(plan.everybody
      ? [
          `insert into attendance_events (tenant_id, id, booking_id, manifest_passenger_id, status, user_id, server_time)
           select :tenant, ${idSql('event', 'b')}, ${idSql('booking', 'b')}, ${idSql('person', 'b::bigint * 4 + 1')}, 'checked_in',
             '${bulkId('user', 0)}', now() from ${bookings} where not (${isBusy})`,
        ]
      : []),
  ];
}
