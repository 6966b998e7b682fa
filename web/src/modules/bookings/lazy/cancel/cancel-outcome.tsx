import type { previewCancellation } from '@leme/contract/bookings/life/life-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { cancelTexts } from './texts/texts.ts';

export type CancelPreview = ReplyOf<typeof previewCancellation>;

/** What of the money stays and what goes back, and why it is that much; `waives` takes no fee. */
export function CancelOutcome({ preview, waives }: { preview: CancelPreview; waives: boolean }) {
  const t = useText(cancelTexts);
  const { money, dateTime } = useFormat();
  const { paid, total, cheaper, withdrawal_until } = preview;
  if (paid === null || total === null) return null;
  const kept = waives ? 0 : (preview.kept ?? 0);
  const back = waives ? paid : (preview.refund ?? 0);
  const facts = [
    [t('paidSoFar'), money(paid), ''],
    [t('fee'), money(waives ? 0 : (preview.fee ?? 0)), ''],
    [t('stays'), money(kept), ''],
    [t('goesBack'), money(back), back > 0 ? 'font-semibold text-warning-text' : 'font-semibold'],
  ] as const;
  const notes = [
    preview.is_own_fault && t('ownFault'),
    preview.is_withdrawal && withdrawal_until && t('withdrawal', { when: dateTime(withdrawal_until) }),
    !preview.is_own_fault && preview.policy !== null && t('byPolicy', { name: preview.policy }),
    preview.policy === null && t('noPolicy'),
    cheaper &&
      cheaper.fee !== null &&
      t('cheaperUntil', { when: dateTime(cheaper.until), amount: money(cheaper.fee) }),
  ].filter(Boolean);
  return (
    <div className="grid gap-2 rounded-md border bg-muted px-3 py-2 text-fg">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 tabular-nums">
        {facts.map(([name, value, look]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className={cn('text-end', look)}>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={String(note)} className="wrap-anywhere text-sm">
          {note}
        </p>
      ))}
    </div>
  );
}
