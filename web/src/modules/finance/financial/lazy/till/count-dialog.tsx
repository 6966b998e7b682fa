import { financeTills } from '@leme/contract/finance/entities';
import { countedCents, denominations } from '@leme/contract/finance/till';
import type { closeTill, Till } from '@leme/contract/finance/till-endpoints';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { useBookProblems } from '../use-book-problems.ts';
import { tillTexts } from './texts/texts.ts';

/** Notes and coins are counted; what differs from what should be there says why. */
export function CountDialog({ till, onClose }: { till: Till; onClose: () => void }) {
  const t = useText(tillTexts);
  const { money } = useFormat();
  const words = useBookProblems();
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const counted = denominations.map((cents) => ({ cents, count: counts[cents] ?? 0 }));
  const sum = countedCents(counted);
  const difference = sum - toCents(till.expected);
  return (
    <VerbDialog
      entity={financeTills}
      fields={['reason']}
      start={{ reason: '' }}
      title={t('count')}
      description={t('inTill', { amount: money(till.expected) })}
      submit={t('close')}
      faults={({ reason }) => ({
        reason: difference !== 0 && reason.trim() === '' && faultText({ code: 'required' }),
      })}
      run={({ reason }) =>
        call<typeof closeTill>('POST /finance/tills/:id/closing', {
          id: till.id,
          counted: counted.filter(({ count }) => count > 0),
          reason: difference === 0 ? null : reason.trim(),
        })
      }
      shows={['financial']}
      words={words}
      done={() => t('closedDone')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <ul className="grid gap-1">
            {denominations.map((cents) => (
              <li key={cents} className="flex flex-wrap items-center justify-between gap-2">
                <span className="w-24 tabular-nums">{money(toReais(cents))}</span>
                <CountField
                  name={t('countOf', { value: money(toReais(cents)) })}
                  value={counts[cents] ?? 0}
                  max={9_999}
                  onValueChange={(count) => setCounts({ ...counts, [cents]: count })}
                />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap justify-between gap-2 font-semibold" aria-live="polite">
            <span>{t('countedSum', { amount: money(toReais(sum)) })}</span>
            <span>{t('differenceSum', { amount: money(toReais(difference)) })}</span>
          </p>
          {difference !== 0 && <EntityField entity={financeTills} control={control} name="reason" required />}
        </>
      )}
    </VerbDialog>
  );
}
