import type { CreditRow, listCredits } from '@leme/contract/bookings/life/credit-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { bookingsShown } from '../../../session/shown.ts';
import { pageTexts } from '../texts/texts.ts';

/** What a customer has with the company, by the code it is spent by; nothing where nothing was ever given. */
export function CustomerCredits({ id }: { id: string }) {
  const t = useText(pageTexts);
  const query = useAsk<typeof listCredits>('GET /customers/:id/credits', { id }, bookingsShown);
  if (query.data?.data.length === 0) return null;
  return (
    <section aria-label={t('credits')} className="grid gap-2 border-t pt-3">
      <h3 className="font-semibold">{t('credits')}</h3>
      <QueryView query={query} skeleton="list" skeletonCount={1} errorTitle={t('creditsFailed')}>
        {({ data }) => (
          <ul className="grid gap-1">
            {data.map((row) => (
              <Credit key={row.id} row={row} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Credit({ row: { code, amount, amount_left, expires_on, is_usable } }: { row: CreditRow }) {
  const t = useText(pageTexts);
  const { money, date } = useFormat();
  const until = t(is_usable ? 'creditUntil' : 'creditOver', { day: date(expires_on) });
  return (
    <li
      className={cn('flex flex-wrap items-baseline justify-between gap-x-4', !is_usable && 'text-muted-fg')}
    >
      <code className="font-mono">{code}</code>
      <span className="tabular-nums">
        {t('creditLeft', { left: money(amount_left), amount: money(amount) })} ·{' '}
        {amount_left === 0 ? t('creditSpent') : until}
      </span>
    </li>
  );
}
