import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { hasRow, notDeleted } from '#kit/has-row';
import type { Hooks } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import { statement } from '#kit/resource/statement';
import { countedLeads } from './conversions.ts';
import { leadsTexts } from './texts/texts.ts';

/** What of leads waits for a person in the morning; each count is that of the list it leads to. */
export const morningHooks: Pick<Hooks, 'needsYou' | 'firstSteps'> = {
  async needsYou({ tx, actor, now }) {
    if (!actor.permissions.has('leads:read') || actor.partner) return [];
    const { tenantId, userId, timezone } = actor;
    const today = Temporal.PlainDate.from(dayIn(timezone, now));
    const begun = today.toZonedDateTime(timezone).toInstant().toString();
    const [overdue, unanswered] = await Promise.all(
      [
        sql`t.owner_id = ${userId} and t.next_due_at < ${begun}::timestamptz`,
        sql`t.status = 'new' and t.first_contact_at is null`,
      ].map((such) =>
        tx.first(
          statement<{ n: number }>(
            sql`select count(*) as n from leads t where ${countedLeads(tenantId)} and ${such}`,
          ),
        ),
      ),
    );
    const until = addDays(today.toString(), -1);
    return [
      {
        id: 'overdue',
        words: inAllLanguages(leadsTexts, 'needs.overdue', { count: overdue?.n ?? 0 }),
        count: overdue?.n ?? 0,
        path: `/leads?owner_id=${userId}&next_due_at=..${until}`,
        severity: 'danger',
      },
      {
        id: 'unanswered',
        words: inAllLanguages(leadsTexts, 'needs.unanswered', { count: unanswered?.n ?? 0 }),
        count: unanswered?.n ?? 0,
        path: '/leads?status=new&lacks=first_contact',
        severity: 'warning',
      },
    ];
  },

  async firstSteps(work) {
    if (!work.actor.permissions.has('leads:create')) return [];
    const done = await hasRow(work, 'leads', notDeleted);
    return [
      {
        id: 'lead',
        words: inAllLanguages(leadsTexts, 'steps.lead'),
        path: '/leads?open=new',
        place: 70,
        done,
      },
    ];
  },
};
