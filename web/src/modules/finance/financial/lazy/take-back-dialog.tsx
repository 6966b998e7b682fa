import { financeEntries, financeSettlements } from '@leme/contract/finance/entities';
import type { RepeatKind } from '@leme/contract/finance/entry-days';
import type { cancelEntry, reverseSettlement } from '@leme/contract/finance/entry-endpoints';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { financialTexts } from '../texts/texts.ts';
import { useBookProblems } from './use-book-problems.ts';

type TakeBackDialogProps = {
  entry: { id: string; description: string; repeats?: RepeatKind | null };
  /** Of a settlement, not of the entry. */
  settlement?: string | undefined;
  onClose: () => void;
};

/** An entry, or what was paid of it, is taken back by its opposite; why is asked. */
export function TakeBackDialog({ entry, settlement, onClose }: TakeBackDialogProps) {
  const t = useText(financialTexts);
  const words = useBookProblems();
  const { id } = entry;
  return (
    <VerbDialog
      entity={financeSettlements}
      fields={['reason']}
      start={{ reason: '', and_later: false }}
      size="sm"
      title={settlement ? t('reverseTitle') : t('cancelTitle', { name: entry.description })}
      description={t('takeBackText')}
      submit={settlement ? t('reverse') : t('cancelEntry')}
      faults={({ reason }) => ({ reason: reason.trim() === '' && faultText({ code: 'required' }) })}
      run={async ({ reason, and_later }) => {
        if (settlement) {
          const body = { id, settlement_id: settlement, reason };
          await call<typeof reverseSettlement>('POST /finance/entries/:id/reversal', body);
        } else
          await call<typeof cancelEntry>('POST /finance/entries/:id/cancellation', { id, reason, and_later });
      }}
      shows={['financial']}
      words={words}
      done={() => t('takenBack')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={financeSettlements} control={control} name="reason" required />
          {!settlement && entry.repeats && (
            <EntityField entity={financeEntries} control={control} name="and_later" />
          )}
        </>
      )}
    </VerbDialog>
  );
}
