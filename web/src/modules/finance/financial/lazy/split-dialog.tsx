import { financeEntries } from '@leme/contract/finance/entities';
import { instalmentsOf, laterBy } from '@leme/contract/finance/entry-days';
import type { splitEntry } from '@leme/contract/finance/entry-endpoints';
import type { FinancialRow } from '@leme/contract/finance/financial';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { type Control, useWatch } from 'react-hook-form';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { financialTexts } from '../texts/texts.ts';
import { useBookProblems } from './use-book-problems.ts';
import { useSplitText } from './use-split-text.ts';

type Draft = { parts: number | null; due_on: string };
type SplitDialogProps = { entry: FinancialRow; onClose: () => void };

/** An entry of which nothing is settled in instalments a month apart: the last takes the odd centavo, and it is said. */
export function SplitDialog({ entry, onClose }: SplitDialogProps) {
  const t = useText(financialTexts);
  const words = useBookProblems();
  const { id } = entry;
  const cents = toCents(entry.amount);
  return (
    <VerbDialog
      entity={financeEntries}
      fields={['parts', 'due_on']}
      start={{ parts: 2, due_on: entry.due_on } as Draft}
      size="sm"
      title={t('splitTitle', { name: entry.description })}
      submit={t('split')}
      faults={({ parts }) => ({
        parts:
          ((parts ?? 0) < 2 && faultText({ code: 'too-small', params: { minimum: 2 } })) ||
          ((parts ?? 0) > cents && faultText({ code: 'too-large', params: { maximum: cents } })),
      })}
      run={({ parts, due_on }) => {
        const instalments = instalmentsOf(cents, parts ?? 2).map((part, at) => ({
          amount: toReais(part),
          due_on: laterBy(due_on, 'monthly', at),
        }));
        return call<typeof splitEntry>('POST /finance/entries/:id/instalments', { id, instalments });
      }}
      shows={['financial']}
      words={words}
      done={({ data }) => t('splitDone', { count: data.length })}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={financeEntries} control={control} name="parts" />
          <EntityField entity={financeEntries} control={control} name="due_on" />
          <Coming control={control} cents={cents} />
        </>
      )}
    </VerbDialog>
  );
}

/** What the instalments will be. */
function Coming({ control, cents }: { control: Control<Draft>; cents: number }) {
  const splitText = useSplitText();
  const parts = useWatch({ control, name: 'parts' }) ?? 0;
  const isWhole = parts >= 2 && parts <= 120 && parts <= cents;
  return (
    <p role="status" className="text-muted-fg">
      {isWhole && splitText(instalmentsOf(cents, parts).map(toReais))}
    </p>
  );
}
