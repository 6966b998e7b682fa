import { voyageLines } from '@leme/contract/voyages/logbook/voyage-lines';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import type { Leaving } from '../quay/asks.ts';
import { logbookTexts } from '../texts/texts.ts';
import { useAnswer, useSay } from './say.ts';

const fields = ['boat_id', 'people', 'hours', 'captain', 'eta', 'text'] as const;

/** A boat casts off: what is known is proposed, so that it is one more tap where that is right. */
export function LeaveDialog({ departure, boat_id, boats, onClose }: Leaving & { onClose: () => void }) {
  const t = useText(logbookTexts);
  const tell = useAnswer();
  const boat = boats.find(({ id }) => id === boat_id);
  const say = useSay(boat?.name ?? '');
  const aboard = departure?.boats.find(({ id }) => id === boat_id)?.aboard ?? 0;
  const people = aboard + (departure?.crew ?? 0);
  const start = {
    boat_id,
    people: people > 0 ? people : null,
    hours: boat?.hours ?? null,
    captain: departure?.captain ?? '',
    eta: departure?.ends_at ?? null,
    text: '',
  };
  const asks = fields.filter((name) => name !== 'boat_id' || boat_id === null);
  return (
    <VerbDialog
      entity={voyageLines}
      fields={asks}
      start={start}
      title={t('leaveOf', { boat: boat?.name ?? departure?.product ?? t('withoutDeparture') })}
      submit={t('leave')}
      faults={(values) => ({ people: !values.people && faultText({ code: 'required' }) })}
      run={({ captain, text, ...said }) => {
        const chosen = boats.find(({ id }) => id === said.boat_id);
        return say(
          {
            ...said,
            kind: 'departed',
            boat_id: said.boat_id ?? '',
            session_id: departure?.id ?? null,
            motor_id: chosen?.motor_id ?? null,
            captain: captain.trim() || null,
            text: text.trim() || null,
          },
          chosen?.name,
        );
      }}
      mayWait
      done={(answer) => tell(answer, t('left'))}
      onClose={onClose}
    >
      {({ control }) =>
        asks.map((name) =>
          name === 'boat_id' ? (
            <EntityField key={name} entity={voyageLines} control={control} name={name}>
              {({ value, onChange }) => (
                <Select
                  value={value}
                  onValueChange={onChange}
                  options={boats.map(({ id, name: label }) => ({ value: id, label }))}
                />
              )}
            </EntityField>
          ) : (
            <EntityField
              key={name}
              entity={voyageLines}
              control={control}
              name={name}
              {...(name === 'people' && { required: true })}
            />
          ),
        )
      }
    </VerbDialog>
  );
}
