import type { postPlacement } from '@leme/contract/fleet/motors/endpoints';
import {
  type MotorPosition,
  type MotorStatus,
  motorPlacements,
  motorPositions,
  placementsFrom,
} from '@leme/contract/fleet/motors/motor-placements';
import type { Motor } from '@leme/contract/fleet/motors/motors';
import type { Standing } from '@leme/contract/fleet/problems';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call, isProblem } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Select } from '#ui/select/select.tsx';
import { useBoatChoices } from '../../motors.queries.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { verbsTexts } from './texts/texts.ts';

type Draft = {
  status: MotorStatus;
  boat_id: string | null;
  position: MotorPosition | null;
  at: string;
  hours: number | null;
  note: string;
};

/** An engine is installed, taken out, sent to overhaul or scrapped, with what its dial says then. */
export function PlacementDialog({ motor, onClose }: { motor: Motor; onClose: () => void }) {
  const t = useText(verbsTexts);
  const words = useMotorWords();
  const ways = placementsFrom(motor.status);
  const [first] = ways;
  const start: Draft = {
    status: first ?? motor.status,
    boat_id: null,
    position: null,
    at: new Date().toISOString(),
    hours: motor.dial_hours,
    note: '',
  };
  const place = (error: unknown, { setError }: UseFormReturn<Draft>) => {
    if (!isProblem(error, 'position-held')) return false;
    const { motor: other } = error.params as Standing;
    setError('position', { type: 'server', message: t('held', { name: other }) }, { shouldFocus: true });
    return true;
  };
  return (
    <VerbDialog
      entity={motorPlacements}
      fields={['status', 'boat_id', 'position', 'at', 'hours', 'note']}
      start={start}
      title={t('placeTitle', { name: motor.name })}
      description={t('placeText', { status: words.status(motor.status) })}
      submit={t('place')}
      faults={({ status, boat_id, position }) => {
        const isMissing = (value: string | null) => status === 'installed' && value === null;
        return {
          boat_id: isMissing(boat_id) && faultText({ code: 'required' }),
          position: isMissing(position) && faultText({ code: 'required' }),
        };
      }}
      run={({ status, boat_id, position, at, hours, note }) => {
        const isInstalled = status === 'installed';
        return call<typeof postPlacement>('POST /motors/:id/placements', {
          id: motor.id,
          status,
          boat_id: isInstalled ? boat_id : null,
          position: isInstalled ? position : null,
          at,
          hours: hours ?? 0,
          note: note.trim() || null,
        });
      }}
      shows={['motors']}
      place={place}
      done={() => t('placed')}
      onClose={onClose}
    >
      {(form) =>
        ways.length === 0 ? (
          <Banner tone="neutral">{t('scrapped')}</Banner>
        ) : (
          <PlacementFields form={form} ways={ways} />
        )
      }
    </VerbDialog>
  );
}

type FieldsProps = { form: UseFormReturn<Draft>; ways: readonly MotorStatus[] };

function PlacementFields({ form: { control }, ways }: FieldsProps) {
  const words = useMotorWords();
  const boats = useBoatChoices();
  const status = useWatch({ control, name: 'status' });
  return (
    <>
      <EntityField entity={motorPlacements} control={control} name="status">
        {({ value, onChange }) => (
          <Select
            value={value}
            options={ways.map((each) => ({ value: each, label: words.status(each) }))}
            onValueChange={(next) => onChange(next as MotorStatus)}
          />
        )}
      </EntityField>
      {status === 'installed' && (
        <div className="grid gap-4 md:grid-cols-2">
          <EntityField entity={motorPlacements} control={control} name="boat_id" required>
            {({ value, onChange }) => <Select value={value} options={boats} onValueChange={onChange} />}
          </EntityField>
          <EntityField entity={motorPlacements} control={control} name="position" required>
            {({ value, onChange }) => (
              <Select
                value={value}
                options={motorPositions.map((each) => ({ value: each, label: words.position(each) }))}
                onValueChange={(next) => onChange(next as MotorPosition)}
              />
            )}
          </EntityField>
        </div>
      )}
      <EntityField entity={motorPlacements} control={control} name="at" />
      <EntityField entity={motorPlacements} control={control} name="hours" />
      <EntityField entity={motorPlacements} control={control} name="note" />
    </>
  );
}
