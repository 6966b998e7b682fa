import type { amendVoyage } from '@leme/contract/voyages/logbook/endpoints';
import { voyageLines } from '@leme/contract/voyages/logbook/voyage-lines';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { logbookTexts } from '../texts/texts.ts';

type AmendDialogProps = { id: string; isOpen: boolean; onClose: () => void };

/** A line is added to a voyage; one whose people or hours did not fit may be explained. */
export function AmendDialog({ id, isOpen, onClose }: AmendDialogProps) {
  const t = useText(logbookTexts);
  return (
    <VerbDialog
      entity={voyageLines}
      fields={isOpen ? ['text', 'explains'] : ['text']}
      start={{ text: '', explains: isOpen }}
      title={t('amend')}
      description={t('amendText')}
      submit={t('note')}
      faults={({ text }) => ({ text: text.trim() === '' && faultText({ code: 'required' }) })}
      run={({ text, explains }) =>
        call<typeof amendVoyage>('POST /logbook/:id/amendments', { id, text, explains })
      }
      shows={['logbook', 'alerts']}
      done={() => t('amended')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={voyageLines} control={control} name="text" required />
          {isOpen && <EntityField entity={voyageLines} control={control} name="explains" />}
        </>
      )}
    </VerbDialog>
  );
}
