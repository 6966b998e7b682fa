import type { PlanDecision } from '@leme/contract/bookings/availability/plan-endpoints';
import { CircleCheck, CircleDashed, CircleX, Hand, PencilLine, TriangleAlert, Users } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { ContactLinks } from '../party/contact-links.tsx';
import { DecisionField } from './decision-field.tsx';
import type { PlanRow as Row } from './plan-shape.ts';
import { planTexts } from './texts/texts.ts';
import { usePlanWords } from './use-plan-words.ts';

const looks = {
  create: ['success', CircleDashed],
  keep: ['muted', CircleCheck],
  change: ['info', PencilLine],
  sold: ['warning', Users],
  remove: ['danger', CircleX],
  edited: ['muted', Hand],
  conflict: ['danger', TriangleAlert],
} as const;

type Props = {
  row: Row;
  decision: PlanDecision | undefined;
  onDecide: (decision: PlanDecision) => void;
};

/** One departure of a plan: what it is and would be, who is booked, what is in the way, and what was decided. */
export function PlanRow({ row, decision, onDecide }: Props) {
  const t = useText(planTexts);
  const words = usePlanWords();
  const [tone, Sign] = looks[row.kind];
  return (
    <li className="wrap-anywhere grid grid-cols-1 gap-2 px-4 py-3 max-md:px-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={tone} icon={<Sign aria-hidden="true" strokeWidth={1.75} />}>
          {words.kind(row.kind)}
        </Chip>
        <strong className="tabular-nums">
          {words.day(row)} · {words.hours(row)}
        </strong>
        <span>{row.product}</span>
        <span className="text-muted-fg">{row.schedule}</span>
      </div>
      <p className="text-muted-fg text-sm tabular-nums">
        {t('boats', { boats: words.boats(row) })} · {t('seats', { seats: words.capacity(row) })}
        {(row.after ?? row.before)?.guide_name ? ` · ${t('guide', { guide: words.guide(row) })}` : ''}
        {row.sale && ` · ${words.sale(row)}`}
        {row.held ? ` · ${t('held', { count: row.held })}` : ''}
      </p>
      {row.conflict && (
        <p className="flex items-start gap-2 text-danger-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          <span>
            {words.conflict(row)} {words.next(row)}
          </span>
        </p>
      )}
      {row.parties.length > 0 && <Parties row={row} />}
      {row.kind === 'sold' && <DecisionField row={row} value={decision} onChange={onDecide} />}
    </li>
  );
}

/** Who is booked, with the way to tell them and what they paid. */
function Parties({ row }: { row: Row }) {
  const t = useText(planTexts);
  const { money } = useFormat();
  return (
    <ul aria-label={t('parties', { count: row.people })} className="grid grid-cols-1 gap-1.5">
      {row.parties.map(({ booking_id, code, customer_name: name, customer_phone: phone, people, paid }) => (
        <li
          key={booking_id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-muted px-3 py-1.5"
        >
          <span className="grid min-w-0">
            <strong>{name}</strong>
            <span className="text-muted-fg text-xs tabular-nums">
              {code} · {t('people', { count: people })} · {t('paid', { amount: money(paid) })}
            </span>
          </span>
          {phone ? (
            <ContactLinks
              phone={phone}
              labels={{ call: t('call', { name }), whatsApp: t('whatsApp', { name }) }}
            />
          ) : (
            <span className="text-muted-fg">{t('noPhone')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
