import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { rowText, type Speech } from '#kit/resource/field-text.ts';
import { fieldOf } from '#kit/resource/fields-of.ts';
import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { weekTexts } from './texts/texts.ts';
import './week.css';

type Week = { from: string; to: string };
type WeekSheet = {
  week: Week;
  rows: readonly AnyRow[];
  /** What is under way without a day. */
  undated: readonly AnyRow[];
  company: string;
  speech: Speech;
  now: Date;
};

/** Prints what is to be done in a week, day by day. */
export function printWeek(sheet: WeekSheet): void {
  printSheet(<Sheet {...sheet} />, 'order-week');
}

const columns = ['code', 'title', 'boat_id', 'priority', 'status', 'assignee_id'] as const;
const daysOf = ({ from }: Week) =>
  Array.from({ length: 7 }, (_, days) => Temporal.PlainDate.from(from).add({ days }).toString());

type Planned = { from: string | null; to: string | null } | null;

/** What begins before the week stands on its first day. */
const dayOf = (row: AnyRow, { from }: Week) => {
  const first = (row.planned as Planned)?.from ?? from;
  return first < from ? from : first;
};

function Sheet({ week, rows, undated, company, speech, now }: WeekSheet) {
  const t = useText(weekTexts);
  const { format } = speech;
  const byDay = Map.groupBy(rows, (row) => dayOf(row, week));
  return (
    <>
      <header>
        <h1>{t('heading', { from: format.date(week.from), to: format.date(week.to) })}</h1>
        <p>{company}</p>
      </header>
      {daysOf(week).map((day) => (
        <Orders key={day} title={format.longDate(day)} rows={byDay.get(day) ?? []} speech={speech} />
      ))}
      {undated.length > 0 && <Orders title={t('undated')} rows={undated} speech={speech} />}
      <footer>{t('printedAt', { when: format.dateTime(now.toISOString()) })}</footer>
    </>
  );
}

function Orders({ title, rows, speech }: { title: string; rows: readonly AnyRow[]; speech: Speech }) {
  const t = useText(weekTexts);
  const textOf = (name: string, row: AnyRow) => {
    const field = fieldOf(workOrders, name);
    return field ? rowText(field, name, row, speech) || '–' : '–';
  };
  const headOf = (name: string) => {
    const field = fieldOf(workOrders, name);
    return field && labelOf(field, speech.locale);
  };
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {headOf(name)}
                </th>
              ))}
              <th scope="col">{t('done')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {columns.map((name) => (
                  <td key={name}>{textOf(name, row)}</td>
                ))}
                <td className="box" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
