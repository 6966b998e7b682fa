import { may } from '@leme/contract/access/permission';
import type { listTills, openTill, Till, Tills } from '@leme/contract/finance/till-endpoints';
import { dayIn } from '@leme/contract/kit/values/days';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn, useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DateInput } from '#ui/dates/date-input.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { useBookProblems } from '../use-book-problems.ts';
import { CountDialog } from './count-dialog.tsx';
import { tillTexts } from './texts/texts.ts';
import { TillCard } from './till-card.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Doing = { verb: 'withdraw' | 'count'; till: Till };

/** The cash of a day by who keeps it: opened with what is in it, emptied in between, counted at the end. */
export function TillDialog({ onClose }: { onClose: () => void }) {
  const t = useText(tillTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const labels = { open: t('openCalendar'), previous: kit('previousMonth'), next: kit('nextMonth') };
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const [day, setDay] = useState(today);
  const [doing, setDoing] = useState<Doing | null>(null);
  const query = useAsk<typeof listTills>('GET /finance/tills', { day }, { shows: ['financial', 'bookings'] });
  const stop = () => setDoing(null);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <Field label={t('day')}>
          <DateInput
            value={day}
            max={today}
            today={today}
            onValueChange={(next) => next && setDay(next)}
            locale={locale}
            labels={labels}
          />
        </Field>
        <QueryView
          query={query}
          skeleton="list"
          skeletonCount={2}
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
        >
          {(tills) => (
            <>
              {tills.data.map((till) => (
                <TillCard
                  key={till.id}
                  till={till}
                  onWithdraw={() => setDoing({ verb: 'withdraw', till })}
                  onCount={() => setDoing({ verb: 'count', till })}
                />
              ))}
              <OpenTills tills={tills} day={day} />
            </>
          )}
        </QueryView>
      </div>
      <Suspense>
        {doing?.verb === 'withdraw' && <WithdrawDialog till={doing.till} onClose={stop} />}
        {doing?.verb === 'count' && <CountDialog till={doing.till} onClose={stop} />}
      </Suspense>
    </Dialog>
  );
}

/** Who took cash without a till, and whoever asks, may open one. */
function OpenTills({ tills, day }: { tills: Tills; day: string }) {
  const t = useText(tillTexts);
  const { user } = useSignedIn();
  const { money } = useFormat();
  const mayOpen = useCan()(may('financial', 'create'));
  const isOffline = useConnectivity() === 'offline';
  const words = useBookProblems();
  const [float, setFloat] = useState<number | null>(0);
  const isMine = [...tills.data, ...tills.without].some(({ user_id }) => user_id === user.id);
  const people = isMine ? tills.without : [...tills.without, { user_id: user.id, user_name: null, cash: 0 }];
  const opening = useVerb(
    (user_id: string) =>
      call<typeof openTill>('POST /finance/tills', { user_id, day, opening_float: float ?? 0 }),
    { shows: ['financial'], failed: t('openFailed'), done: t('opened'), words },
  );
  if (!mayOpen || people.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-lg border p-3">
      <Field label={t('float')}>
        <MoneyInput value={float} onValueChange={setFloat} />
      </Field>
      {people.map(({ user_id, user_name, cash }) => (
        <Button
          key={user_id}
          variant="primary"
          disabled={isOffline}
          busy={opening.isBusy}
          className="min-w-0 whitespace-normal"
          onClick={() => void opening.run(user_id)}
        >
          {user_name === null ? t('openMine') : t('openOf', { name: user_name, cash: money(cash) })}
        </Button>
      ))}
    </section>
  );
}
