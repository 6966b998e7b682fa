import type { Motor } from '@leme/contract/fleet/motors/motors';
import type {
  InstalledPart,
  installPart,
  removeInstalledPart,
} from '@leme/contract/maintenance/parts/endpoints';
import { engineShelf } from '@leme/contract/maintenance/parts/engine-parts';
import { installedParts } from '@leme/contract/maintenance/parts/installed-parts';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { installedTexts } from './texts/texts.ts';

type InstallProps = { motor: Motor; today: string; onClose: () => void };
type Draft = { part: string; installed_on: string; at_hours: number | null };

/** A part is put into an engine: those that fit it where some are known to, else all there are. */
export function InstallDialog({ motor, today, onClose }: InstallProps) {
  const t = useText(installedTexts);
  const fitting = useRows(engineShelf, { motor: motor.id, limit: 200 });
  const all = useRows(engineShelf, { limit: 200 });
  const known = fitting.query.data?.data ?? [];
  const shown = known.length > 0 ? known : (all.query.data?.data ?? []);
  return (
    <VerbDialog
      entity={installedParts}
      fields={['part', 'installed_on', 'at_hours']}
      start={{ part: '', installed_on: today, at_hours: null } as Draft}
      title={t('install')}
      submit={t('install')}
      run={({ part, installed_on, at_hours }) =>
        call<typeof installPart>('POST /motors/:id/installed-parts', {
          id: motor.id,
          item_id: part,
          installed_on,
          at_hours,
        })
      }
      shows={['motors']}
      done={() => t('installed')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={installedParts} control={control} name="part">
            {({ value, onChange }) => (
              <Select
                value={value || null}
                options={shown.map(({ id, name }) => ({ value: id, label: String(name) }))}
                onValueChange={onChange}
              />
            )}
          </EntityField>
          <EntityField entity={installedParts} control={control} name="installed_on" />
          <EntityField entity={installedParts} control={control} name="at_hours" />
        </>
      )}
    </VerbDialog>
  );
}

type RemoveProps = { part: InstalledPart; today: string; onClose: () => void };

/** A part is taken out, and why. */
export function RemoveDialog({ part, today, onClose }: RemoveProps) {
  const t = useText(installedTexts);
  return (
    <VerbDialog
      entity={installedParts}
      fields={['removed_on', 'reason']}
      start={{ removed_on: today, reason: '' } as { removed_on: string | null; reason: string }}
      title={t('removeOf', { name: part.part })}
      submit={t('remove')}
      faults={({ removed_on, reason }) => ({
        removed_on: removed_on === null && faultText({ code: 'required' }),
        reason: reason.trim() === '' && faultText({ code: 'required' }),
      })}
      run={({ removed_on, reason }) =>
        call<typeof removeInstalledPart>('POST /installed-parts/:id/removal', {
          id: part.id,
          removed_on: removed_on ?? today,
          reason,
        })
      }
      shows={['motors']}
      done={() => t('removed')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={installedParts} control={control} name="removed_on" required />
          <EntityField entity={installedParts} control={control} name="reason" required />
        </>
      )}
    </VerbDialog>
  );
}
