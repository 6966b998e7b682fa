import { crewErasures } from '@leme/contract/crew/crew-erasures';
import type { eraseMember } from '@leme/contract/crew/erasure';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { accountTexts } from './texts/texts.ts';

type Props = { row: AnyRow; onDone: () => void; onClose: () => void };

/** Asks why, and for the name once more, before somebody is forgotten for good. */
export function EraseDialog({ row, onDone, onClose }: Props) {
  const t = useText(accountTexts);
  const name = String(row.full_name);
  return (
    <VerbDialog
      entity={crewErasures}
      fields={['reason', 'full_name']}
      start={{ reason: '', full_name: '' }}
      title={t('eraseTitle', { name })}
      description={t('eraseText')}
      submit={t('erase')}
      faults={({ full_name }) => ({
        full_name: full_name.trim() !== '' && full_name.trim() !== name && t('otherName'),
      })}
      run={({ reason }) =>
        call<typeof eraseMember>('POST /crew-members/:id/erasure', { id: row.id, reason: reason.trim() })
      }
      shows={['crew-members', 'crew-competencies']}
      done={({ papers }) => {
        onDone();
        return { title: t('erased'), text: t('erasedText', { count: papers }) };
      }}
      onClose={onClose}
    />
  );
}
