import { may } from '@leme/contract/access/permission';
import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import type { adjustBooking } from '@leme/contract/bookings/life/life-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';

type Kind = 'extra' | 'discount';

/** A line beside the fares: something sold besides, or taken off with a reason. */
export function Lines({ state }: { state: SaleState }) {
  const t = useText(createTexts);
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <Card>
      <CardHead
        title={t('lines')}
        actions={
          kind === null && (
            <>
              <Button size="sm" className="max-md:h-11" onClick={() => setKind('extra')}>
                {t('line_extra')}
              </Button>
              <Button size="sm" className="max-md:h-11" onClick={() => setKind('discount')}>
                {t('line_discount')}
              </Button>
            </>
          )
        }
      />
      {kind && (
        <CardBody>
          <LineForm key={kind} kind={kind} state={state} onClose={() => setKind(null)} />
        </CardBody>
      )}
    </Card>
  );
}

/** Writes one line; of a discount the limit is told where one may not go beyond it. */
function LineForm({ kind, state, onClose }: { kind: Kind; state: SaleState; onClose: () => void }) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const [values, setValues] = useState<LineValues>({ amount: null, reason: '', by: 'amount' });
  const add = useAddLine(state, kind);
  const change = (part: Partial<LineValues>) => {
    add.clear();
    setValues({ ...values, ...part });
  };
  return (
    <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
      {kind === 'discount' && (
        <Segmented
          name={t('line_discount')}
          value={values.by}
          onValueChange={(by) => change({ by: by === 'percent' ? 'percent' : 'amount' })}
          options={[
            { value: 'amount', label: t('inReais') },
            { value: 'percent', label: t('inPercent') },
          ]}
          className="justify-self-start md:col-span-full"
        />
      )}
      <Field
        label={t('amount')}
        required
        error={add.at('amount') || add.at('bp')}
        hint={<Limit kind={kind} />}
      >
        <MoneyInput
          value={values.amount}
          currency={values.by === 'percent' ? '%' : 'R$'}
          onValueChange={(amount) => change({ amount })}
        />
      </Field>
      <Field label={kind === 'extra' ? t('extraName') : kit('reason')} required error={add.at('reason')}>
        <TextInput
          value={values.reason}
          maxLength={kind === 'extra' ? 80 : 200}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
      {add.refusal && (
        <div className="md:col-span-full">
          <Banner tone="danger">{add.refusal}</Banner>
        </div>
      )}
      <div className="flex gap-2 md:col-span-full">
        <Button
          busy={add.isBusy}
          className="max-md:h-11"
          onClick={async () => (await add.run(values)) && onClose()}
        >
          {t('addLine')}
        </Button>
        <Button variant="ghost" className="max-md:h-11" onClick={onClose}>
          {t('dropLine')}
        </Button>
      </div>
    </div>
  );
}

type LineValues = { amount: number | null; reason: string; by: 'amount' | 'percent' };

/** Adds a line to the booking that holds the seats. */
export function useAddLine({ latest, set }: SaleState, kind: Kind) {
  const t = useText(createTexts);
  return useVerb(
    async ({ amount, reason, by }: LineValues) => {
      const { booking } = latest();
      if (!booking) return;
      const { id, version } = booking;
      const much = by === 'percent' ? { bp: Math.round((amount ?? 0) * 100) } : { amount: amount ?? 0 };
      const line = { id, version, kind, reason: reason.trim(), ...much };
      set({ booking: await call<typeof adjustBooking>('POST /bookings/:id/adjustments', line) });
    },
    {
      shows: ['bookings'],
      fields: ['amount', 'bp', 'reason'],
      check: ({ amount, reason, by }) => ({
        amount: !amount ? t('needed') : by === 'percent' && amount > 100 && t('most100'),
        reason: reason.trim() === '' && t('needed'),
      }),
    },
  );
}

function Limit({ kind }: { kind: Kind }) {
  const t = useText(createTexts);
  const { percent } = useFormat();
  const isFree = useCan()(may('special-pricing', 'update'));
  const { data } = useSettings(bookingSettings);
  if (kind === 'extra' || isFree || !data) return null;
  return t('limit', { limit: percent(data.max_discount_bp ?? 0) });
}
