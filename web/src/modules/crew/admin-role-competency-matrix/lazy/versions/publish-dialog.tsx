import type { publishMatrix } from '@leme/contract/crew/matrix-endpoints';
import { competencyVersions } from '@leme/contract/crew/matrix-version';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { DraftChecks } from './draft-checks.tsx';
import { versionsTexts } from './texts/texts.ts';

type Props = { draft: { id: string; number: number; version: number }; onClose: () => void };

/** From which day on a draft decides, under what it changes; then it never changes. */
export function PublishDialog({ draft, onClose }: Props) {
  const t = useText(versionsTexts);
  const { id, number, version } = draft;
  return (
    <VerbDialog
      entity={competencyVersions}
      fields={['effective_from']}
      start={{ effective_from: '' }}
      size="lg"
      title={t('publishTitle', { number })}
      description={t('publishText')}
      submit={t('publish')}
      run={({ effective_from }) =>
        call<typeof publishMatrix>('POST /admin/competency-matrix/versions/:id/publication', {
          id,
          version,
          effective_from,
        })
      }
      shows={['admin-role-competency-matrix']}
      done={() => t('published', { number })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DraftChecks id={id} />
          <EntityField entity={competencyVersions} control={form.control} name="effective_from" />
        </>
      )}
    </VerbDialog>
  );
}
