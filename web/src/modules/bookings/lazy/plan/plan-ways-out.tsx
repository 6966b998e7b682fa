import type { PlanDecision } from '@leme/contract/bookings/availability/plan-endpoints';
import { FileDown, Printer } from 'lucide-react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { printSheet } from '#ui/paper/print-sheet.ts';
import type { Decisions } from './decisions.ts';
import type { Plan, PlanRow } from './plan-shape.ts';
import { planTexts } from './texts/texts.ts';
import { usePlanWords } from './use-plan-words.ts';
import './plan-sheet.css';

type Props = { plan: Plan; decisions: Decisions; title: string };

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** A plan as a file, and on paper. */
export function PlanWaysOut({ plan, decisions, title }: Props) {
  const t = useText(planTexts);
  const kit = useText(kitTexts);
  const { date, dateTime } = useFormat();
  const company = useSignedIn().tenant.name;
  const cellsOf = useCells(decisions);
  const heads = (['what', 'day', 'hours', 'product', 'scheduleName', 'boatNames'] as const).map((key) =>
    t(key),
  );
  const all = [...heads, t('seatCount'), t('peopleCount'), t('inTheWay'), t('decided')];
  const keep = () => {
    const text = csvText([all, ...plan.rows.map(cellsOf)]);
    keepFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('csvName')}.csv`);
  };
  const print = () =>
    printSheet(
      <PlanSheet
        title={`${title} · ${company}`}
        note={t('between', { from: date(plan.from), until: date(plan.until) })}
        heads={all}
        lines={plan.rows.map((row) => [row.key, cellsOf(row)] as const)}
        moment={t('printedAt', { moment: dateTime(new Date()) })}
      />,
      'plan-sheet',
    );
  const isEmpty = plan.rows.length === 0;
  return (
    <>
      <IconButton name={t('csv')} disabled={isEmpty} icon={<FileDown {...icon} />} onClick={keep} />
      <IconButton name={kit('print')} disabled={isEmpty} icon={<Printer {...icon} />} onClick={print} />
    </>
  );
}

function useCells(decisions: Decisions) {
  const t = useText(planTexts);
  const words = usePlanWords();
  const decided = (decision: PlanDecision | undefined) => (decision ? t(`decision.${decision}`) : '');
  return (row: PlanRow): string[] => [
    words.kind(row.kind),
    (row.after ?? row.before)?.date ?? '',
    words.hours(row),
    row.product,
    row.schedule,
    words.boats(row),
    words.capacity(row),
    String(row.people),
    [words.conflict(row), words.next(row)].filter(Boolean).join(' '),
    decided(decisions[row.session_id ?? '']),
  ];
}

type SheetProps = {
  title: string;
  note: string;
  heads: readonly string[];
  lines: readonly (readonly [string, readonly string[]])[];
  moment: string;
};

function PlanSheet({ title, note, heads, lines, moment }: SheetProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{note}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([key, cells]) => (
            <tr key={key}>
              {heads.map((head, at) => (
                <td key={head}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>{moment}</footer>
    </>
  );
}
