import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { textsIn } from '@leme/contract/kit/language/texts';
import { Problem } from '@leme/contract/kit/problem';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { readCalendar } from '@leme/contract/rosters/calendar-endpoints';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import { type AssignmentState, isLiving, type shiftKinds } from '@leme/contract/rosters/states';
import { rostersWords } from '@leme/contract/rosters/texts/texts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { readToken } from './calendar-token.ts';

const daysBack = 30;
const daysAhead = 120;

type Owner = { crew_id: string; company: string; locale: string | null; timezone: string | null };
type Entry = {
  id: string;
  status: AssignmentState;
  position: string;
  starts_at: string;
  ends_at: string;
  sequence: number;
  updated_at: string;
  product: string | null;
  kind: (typeof shiftKinds)[number] | null;
  place: string | null;
  boat: string | null;
};

/** Whose calendar it is, while the person works there and the company plans its crew; one statement whatever the token is. */
async function ownerOf(tx: Tx, tenantId: string, hash: string): Promise<Owner | undefined> {
  return await tx.first(
    statement<Owner>(sql`select m.id as crew_id, t.name as company, z.timezone,
        (select l.locale_code from i18n_tenant_locales l where l.tenant_id = ${tenantId} and l.is_default) as locale
      from crew_calendars c
        join crew_members m on m.tenant_id = c.tenant_id and m.user_id = c.user_id and m.deleted_at is null
          and m.status <> 'inactive'
        join profiles p on p.tenant_id = c.tenant_id and p.id = c.user_id and p.status = 'active'
          and p.removed_at is null
        join saas_tenants t on t.id = c.tenant_id and t.status = 'active'
        left join company_settings z on z.tenant_id = c.tenant_id
      where c.tenant_id = ${tenantId} and c.token_hash = ${hash} and c.revoked_at is null
        and exists (select 1 from tenant_modules n join saas_modules s on s.id = n.module_id
          where n.tenant_id = ${tenantId} and n.is_enabled and s.slug = 'crew')`),
  );
}

/** What somebody was told of: duties of published weeks, those that were called off among them. */
async function entriesOf(tx: Tx, tenantId: string, { crew_id }: Owner, today: string): Promise<Entry[]> {
  return await tx.rows(
    statement<Entry>(sql`select a.id, a.status, a."position", a.starts_at, a.ends_at, a.sequence, a.updated_at,
        p.name as product, h.kind, coalesce(p.meeting_point, h.place) as place, b.boat_name as boat
      from crew_assignments a
        left join sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
        left join products p on p.tenant_id = a.tenant_id and p.id = s.product_id
        left join crew_shifts h on h.tenant_id = a.tenant_id and h.id = a.shift_id
        left join boats b on b.tenant_id = a.tenant_id and b.id = a.boat_id
      where a.tenant_id = ${tenantId} and a.crew_id = ${crew_id}
        and a.date between ${addDays(today, -daysBack)}::date and ${addDays(today, daysAhead)}::date
        and exists (select 1 from rosters r where r.tenant_id = ${tenantId} and r.status <> 'draft'
          and a.date between r.week and r.week + 6)
      order by a.starts_at, a.id`),
  );
}

function statusOf(status: AssignmentState): ICalEventStatus {
  if (!isLiving(status)) return ICalEventStatus.CANCELLED;
  return status === 'proposed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** The same entries make the same text: a calendar that asks again sees only what changed. */
export function calendarText(company: string, entries: readonly Entry[], locale: Locale): string {
  const t = textsIn(rostersWords, locale);
  const calendar = ical({
    name: t('calendar.name', { company }),
    prodId: { company: 'leme', product: 'escala' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const entry of entries) {
    const what = entry.product ?? (entry.kind ? choiceOf(crewShifts.fields.kind, entry.kind, locale) : '');
    const position = choiceOf(crewAssignments.fields.position, entry.position, locale);
    calendar.createEvent({
      id: `${entry.id}@leme`,
      sequence: entry.sequence,
      stamp: new Date(entry.updated_at),
      start: new Date(entry.starts_at),
      end: new Date(entry.ends_at),
      summary: [what, entry.boat, position].filter(Boolean).join(' · '),
      location: entry.place,
      status: statusOf(entry.status),
    });
  }
  return calendar.toString();
}

/** Shows somebody’s duties to whoever holds the address; what was revoked and what never was look alike. */
export function servesCalendar({ tenantTx }: { tenantTx: TenantTx }): Served {
  return serveOpen(readCalendar, async ({ input: { name }, clock, reply }) => {
    const { tenantId, hash } = readToken(name.endsWith('.ics') ? name.slice(0, -'.ics'.length) : '');
    const text = await tenantTx.read(tenantId, async (tx) => {
      const owner = await ownerOf(tx, tenantId, hash);
      if (!owner) return undefined;
      const today = dayIn(owner.timezone ?? 'America/Sao_Paulo', clock.now());
      const entries = await entriesOf(tx, tenantId, owner, today);
      return calendarText(owner.company, entries, normaliseLocale(owner.locale) ?? 'pt-BR');
    });
    if (text === undefined) throw new Problem('not-found');
    await reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="escala.ics"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(text);
    return {};
  });
}
