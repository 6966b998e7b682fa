import { companyZone } from '@leme/contract/tenancy/settings/company-zone';
import type { changeZone } from '@leme/contract/tenancy/settings/zone-endpoints';
import { type Control, useWatch } from 'react-hook-form';
import { call, isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { settingsTexts } from '../texts/texts.ts';
import { ZonePreview } from './zone-preview.tsx';

type Typed = { timezone: string };

/** Another zone, with what it would move below; refused where a boat would be in two departures. */
export function ZoneDialog({ onClose }: { onClose: () => void }) {
  const t = useText(settingsTexts);
  const problemText = useProblemText();
  const { tenant } = useSignedIn();
  return (
    <VerbDialog<Typed, unknown>
      entity={companyZone}
      fields={['timezone']}
      start={{ timezone: tenant.timezone }}
      title={t('changeZone')}
      description={t('zoneKeeps')}
      submit={t('changeZone')}
      shows={['tenant_settings', 'sessions', 'bookings']}
      run={({ timezone }) =>
        call<typeof changeZone>('PUT /settings/time-zone', { timezone, was: tenant.timezone })
      }
      done={() => t('zoneChanged')}
      words={(error) => {
        if (isProblem(error, 'boat-busy')) return t('boatBusy');
        if (!isProblem(error, 'stale-version')) return problemText(error);
        const { timezone } = error.params.current as Typed;
        return t('zoneStale', { zone: timezone });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={companyZone} control={control} name="timezone" />
          <Below control={control} zone={tenant.timezone} />
        </>
      )}
    </VerbDialog>
  );
}

function Below({ control, zone }: { control: Control<Typed>; zone: string }) {
  const chosen = useWatch({ control, name: 'timezone' });
  return chosen && chosen !== zone ? <ZonePreview zone={chosen} /> : null;
}
