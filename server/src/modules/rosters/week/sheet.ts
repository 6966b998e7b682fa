import { textsIn } from '@leme/contract/kit/language/texts';
import { faults } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { addDays } from '@leme/contract/kit/values/days';
import { rosterSheet } from '@leme/contract/rosters/roster-endpoints';
import { rostersWords } from '@leme/contract/rosters/texts/texts';
import { sql } from 'kysely';
import { serveTransfer } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';

type Row = { name: string; trips: number; days: number; minutes: number; pay: number };
const mostDays = 366;

/** Trips, days, hours and amount of each person between two days, of what stands. */
export const servesSheet = serveTransfer(rosterSheet, async ({ input, actor, tenantTx }) => {
  const { from, to } = input;
  const last = addDays(from, mostDays);
  if (to < from) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
  if (to > last) throw faults([{ pointer: '/to', code: 'too-large', params: { maximum: last } }]);
  const rows = await tenantTx.read(actor.tenantId, (tx) =>
    tx.rows(
      statement<Row>(sql`select m.full_name as name, count(a.session_id)::int as trips, count(distinct a.date)::int as days,
          coalesce(sum(extract(epoch from a.ends_at - a.starts_at)) / 60, 0)::int as minutes,
          coalesce(sum(a.pay_amount), 0) as pay
        from crew_assignments a join crew_members m on m.tenant_id = a.tenant_id and m.id = a.crew_id
        where a.tenant_id = ${actor.tenantId} and a.date between ${from}::date and ${to}::date
          and a.status in ('proposed', 'confirmed', 'done')
        group by m.id, m.full_name order by m.full_name collate "und-x-icu", m.id`),
    ),
  );
  const t = textsIn(rostersWords, csvLocale);
  const number = (value: number) => value.toFixed(2).replace('.', ',');
  return csvDownload(`escala-${from}-${to}.csv`, async function* () {
    yield byteOrderMark +
      csvLine([t('sheet.person'), t('sheet.trips'), t('sheet.days'), t('sheet.hours'), t('sheet.amount')]);
    for (const { name, trips, days, minutes, pay } of rows)
      yield csvLine([escapeFormula(name), String(trips), String(days), number(minutes / 60), number(pay)]);
  });
});
