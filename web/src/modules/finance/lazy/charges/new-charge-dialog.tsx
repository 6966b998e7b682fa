import type { ChargesOf, createCharge } from '@leme/contract/finance/charges/charge-endpoints';
import type { ChargeKind } from '@leme/contract/finance/charges/charge-rules';
import { charges } from '@leme/contract/finance/charges/charges';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import type { Charged } from './charged.ts';
import { chargesTexts } from './texts/texts.ts';

type Draft = { kind: ChargeKind; amount: number | null; expires_on: string };
type Props = {
  charged: Charged;
  left: ChargesOf;
  onMade: (id: string) => void;
  onClose: () => void;
};

/** Asks for the deposit, the rest or another amount; never for more than is owed. */
export function NewChargeDialog({ charged, left, onMade, onClose }: Props) {
  const t = useText(chargesTexts);
  const locale = useLocale();
  const { money } = useFormat();
  const { free, deposit, extra } = left;
  const kinds = (['deposit', 'rest', 'free'] as const).filter((kind) => kind !== 'deposit' || deposit > 0);
  const start: Draft = { kind: kinds[0] ?? 'rest', amount: null, expires_on: '' };
  const asked = ({ kind, amount }: Draft) =>
    kind === 'free' ? (amount ?? 0) : kind === 'deposit' ? deposit : free + extra;
  return (
    <VerbDialog
      entity={charges}
      fields={['kind', 'amount', 'expires_on']}
      start={start}
      title={t('newTitle', { name: charged.name })}
      description={t('owed', { amount: money(free) })}
      submit={t('make')}
      size="sm"
      faults={(draft) => ({ amount: draft.kind === 'free' && !draft.amount && t('whichAmount') })}
      run={({ kind, amount, expires_on }) =>
        call<typeof createCharge>('POST /charges', {
          ...charged.of,
          kind,
          ...(kind === 'free' && { amount: amount ?? 0 }),
          ...(expires_on && { expires_on }),
          with_extra: kind === 'rest' && extra > 0,
        })
      }
      shows={['booking-payments']}
      done={({ id }) => {
        onMade(id);
        return undefined;
      }}
      onClose={onClose}
    >
      {({ control, watch, setValue }) => (
        <>
          <Segmented
            name={t('what')}
            value={watch('kind')}
            onValueChange={(kind) => setValue('kind', kind as ChargeKind)}
            options={kinds.map((kind) => ({
              value: kind,
              label: choiceOf(charges.fields.kind, kind, locale),
            }))}
          />
          {watch('kind') === 'free' ? (
            <EntityField entity={charges} control={control} name="amount" />
          ) : (
            <p className="font-semibold text-xl tabular-nums">{money(asked(watch()))}</p>
          )}
          {extra > 0 && watch('kind') === 'rest' && (
            <p className="text-muted-fg">{t('withExtra', { amount: money(extra) })}</p>
          )}
          <EntityField entity={charges} control={control} name="expires_on" />
        </>
      )}
    </VerbDialog>
  );
}
