import {
  type PublicCharge,
  readPublicCharge,
  renewPublicCharge,
} from '@leme/contract/finance/charges/charge-endpoints';
import { chargeable } from '@leme/contract/finance/charges/charge-rules';
import { invoiceCode } from '@leme/contract/finance/invoices/invoice-rules';
import { normaliseLocale } from '@leme/contract/kit/language/locale';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { nobodyId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { readToken } from './charge-token.ts';
import { usualEnd } from './create-charge.ts';
import { tell } from './follow-payments.ts';
import { payloadOf, receivingOf } from './receiving.ts';
import { readSubject, subjectOfRow } from './subject.ts';

type Needs = { tenantTx: TenantTx };

/** What a visitor may ask of a charge: its page, and another code where it ran out. Every token costs the same look. */
export function servesPublicCharges({ tenantTx }: Needs): Served[] {
  return [
    serveOpen(readPublicCharge, async ({ input, clock }) => {
      const { tenantId, secret } = readToken(input.token);
      const now = clock.now();
      return await tenantTx.read(tenantId, async (tx) => shownOf(await find(tx, tenantId, secret), now));
    }),

    serveOpen(renewPublicCharge, async ({ input, clock }) => {
      const { tenantId, secret } = readToken(input.token);
      const now = clock.now();
      return await tenantTx.write(tenantId, async (tx) => {
        const found = await find(tx, tenantId, secret);
        if (found && stateOf(found, now) === 'expired')
          await renew({ tx, actor: visitorOf(found), now }, found);
        return shownOf(found && (await find(tx, tenantId, secret)), now);
      });
    }),
  ];
}

type Found = {
  tenant_id: string;
  id: string;
  booking_id: string | null;
  invoice_id: string | null;
  entry_id: string | null;
  status: string;
  amount: number;
  paid_amount: number;
  txid: string;
  payload: string;
  expires_at: string;
  company: string;
  subdomain: string;
  logo_url: string | null;
  primary_color: string | null;
  timezone: string | null;
  booking_code: string | null;
  product: string | null;
  starts_at: string | null;
  meeting_point: string | null;
  series: string | null;
  number: number | null;
  locale: string | null;
  paid_on: string | null;
  /** Given up by itself, because what it asks for was paid otherwise. */
  is_settled: boolean;
};

/** One statement whatever the token is. A company that is shut shows nothing. */
async function find(tx: Tx, tenantId: string, secret: string): Promise<Found | undefined> {
  return await tx.first(
    statement<Found>(sql`select c.tenant_id, c.id, c.booking_id, c.invoice_id, c.entry_id, c.status, c.amount,
        c.paid_amount, c.txid, c.payload, c.expires_at, t.name as company, t.subdomain, t.logo_url, t.primary_color, z.timezone,
        b.code as booking_code, p.name as product, s.starts_at, p.meeting_point, i.series, i.number,
        coalesce(b.language, i.locale) as locale,
        (select max(k.created_at)::date from charge_payments k where k.tenant_id = ${tenantId} and k.charge_id = c.id) as paid_on,
        c.status = 'cancelled' as is_settled
      from charges c join saas_tenants t on t.id = c.tenant_id and t.status = 'active'
      left join company_settings z on z.tenant_id = c.tenant_id
      left join bookings b on b.tenant_id = c.tenant_id and b.id = c.booking_id
      left join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
      left join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      left join invoices i on i.tenant_id = c.tenant_id and i.id = c.invoice_id
      left join finance_entries e on e.tenant_id = c.tenant_id and e.id = c.entry_id
      where c.tenant_id = ${tenantId} and c.token = ${secret} and (c.status <> 'cancelled' or c.reason is null and (
        b.status in ('confirmed', 'completed') and b.remaining_amount <= 0 or i.status = 'paid' or e.status = 'paid'))`),
  );
}

function stateOf({ status, expires_at, is_settled }: Found, now: Temporal.Instant): PublicCharge['state'] {
  if (is_settled) return 'settled';
  if (status === 'paid' || status === 'refunded') return status;
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(expires_at), now) < 0;
  if (status === 'expired' || isOver) return 'expired';
  return status === 'partial' ? 'processing' : 'waiting';
}

/** What is told: what is paid for and how it stands, and of nobody anything. */
function shownOf(found: Found | undefined, now: Temporal.Instant): PublicCharge {
  const state = found ? stateOf(found, now) : 'unknown';
  const canPay = state === 'waiting' || state === 'processing';
  return {
    state,
    company: found
      ? {
          name: found.company,
          slug: found.subdomain,
          logo_url: found.logo_url,
          primary_color: found.primary_color,
        }
      : null,
    code: found ? (found.booking_code ?? invoiceCode(found.series, found.number)) : null,
    product: found?.product ?? null,
    starts_at: found?.starts_at ?? null,
    timezone: found?.timezone ?? null,
    amount: found?.is_settled ? null : (found?.amount ?? null),
    paid_amount: found?.paid_amount ?? null,
    paid_on: found?.paid_on ?? null,
    expires_at: found && canPay ? found.expires_at : null,
    payload: found && canPay ? found.payload : null,
    meeting_point: found?.meeting_point ?? null,
    locale: normaliseLocale(found?.locale) ?? null,
  };
}

/** Nobody of the company, who may ask for what was asked for before. */
function visitorOf({ tenant_id, timezone }: Found): Actor {
  return {
    userId: nobodyId,
    tenantId: tenant_id,
    timezone: timezone ?? 'America/Sao_Paulo',
    permissions: new Set(['bookings:update']),
    partner: null,
  } as unknown as Actor;
}

/** Another code under the same name, so that who pays the old one is known too: where as much is still owed and no other charge asks for it. */
async function renew(work: TimedWork, found: Found): Promise<void> {
  const { tx, actor, now } = work;
  const subject = subjectOfRow(found);
  const owed = await readSubject(work, subject, true);
  const receiving = await receivingOf(work);
  const cents = toCents(found.amount) - toCents(found.paid_amount);
  // Its own rest is among what is asked for while nobody noted that it ran out.
  const isCounted = found.status === 'open' || found.status === 'partial';
  const free = chargeable('rest', owed) + (isCounted ? cents : 0);
  if (!receiving || free < cents) return;
  const expires_at = usualEnd(work, owed);
  await tx.change(
    statement(sql`update charges set payload = ${payloadOf(receiving, cents, found.txid)},
        status = case when paid_amount > 0 then 'partial' else 'open' end, expires_at = ${expires_at}::timestamptz,
        version = version + 1, updated_at = ${now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${found.id} and status in ('open', 'partial', 'expired')`),
  );
  tell({ tx, tenantId: found.tenant_id }, found.id, { status: 'expired' }, { status: 'open' });
}
