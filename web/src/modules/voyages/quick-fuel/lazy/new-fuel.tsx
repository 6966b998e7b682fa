import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import type { PierData } from '@leme/contract/voyages/logbook/pier-data';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Select } from '#ui/select/select.tsx';
import { usePierData } from '../../pier/use-pier-data.ts';
import { quickFuelTexts } from '../texts/texts.ts';
import { type Noted, useAnswer, useNote } from './note.ts';
import { PricePerLitre } from './price-per-litre.tsx';
import { TankHint } from './tank-hint.tsx';

type Payer = 'caixa' | 'cartao' | 'conta';
const start = {
  boat_id: null as string | null,
  litres: null as number | null,
  total: null as number | null,
  hours: null as number | null,
  full: false,
  forgotten: false,
  supplier_id: null as string | null,
  item_id: null as string | null,
  payer: 'caixa' as Payer,
  photo: null as string | null,
  note: '',
};
type Values = typeof start;

const fields = [
  'boat_id',
  'litres',
  'total',
  'full',
  'hours',
  'payer',
  'supplier_id',
  'item_id',
  'forgotten',
  'photo',
  'note',
] as const;

/** A boat was fuelled just now, with a signal or without one: three things are asked, the rest may stay as it is. */
export function NewFuel({ onClose }: { onClose: () => void }) {
  const { data, isLoading } = usePierData();
  // What is proposed is known first, from the server or as this device kept it.
  return isLoading ? null : <FuelForm pier={data} onClose={onClose} />;
}

const optionOf = ({ id: value, name: label }: { id: string; name: string }) => ({ value, label });

/** The boat that is out, where it is one, else the one the person fuelled last. */
function boatOf(pier: PierData | undefined): string | null {
  const out =
    pier?.voyages.filter(({ status, returned_at }) => status === 'open' && returned_at === null) ?? [];
  const wanted = out.length === 1 ? out[0]?.boat_id : pier?.last_fuelled;
  return pier?.boats.find(({ id }) => id === wanted)?.id ?? null;
}

function FuelForm({ pier, onClose }: { pier: PierData | undefined; onClose: () => void }) {
  const t = useText(quickFuelTexts);
  const kit = useText(kitTexts);
  const note = useNote();
  const tell = useAnswer();
  const isOffline = useConnectivity() === 'offline';
  const boats = (pier?.boats ?? []).filter(({ fuel_type }) => fuel_type !== 'nenhum');
  const tanks = pier?.tanks ?? [];
  // A picture is sent at once or not at all.
  const asked = fields.filter(
    (name) => (name !== 'photo' || !isOffline) && (name !== 'item_id' || tanks.length > 0),
  );
  const choices: Partial<Record<(typeof fields)[number], { value: string; label: string }[]>> = {
    ...(boats.length > 0 && { boat_id: boats.map(optionOf) }),
    ...(pier && pier.stations.length > 0 && { supplier_id: pier.stations.map(optionOf) }),
    item_id: tanks.map(({ item_id: value, name: label }) => ({ value, label })),
  };
  return (
    <VerbDialog<Values, Noted>
      entity={fuelEntries}
      fields={asked}
      start={{ ...start, boat_id: boatOf(pier) }}
      title={t('create')}
      submit={kit('save')}
      faults={({ total, payer, item_id }) => ({
        // What comes out of the own tank was paid when it came there.
        total:
          item_id === null &&
          (total === null || (total === 0 && payer === 'caixa')) &&
          faultText({ code: 'required' }),
      })}
      run={({ boat_id, litres, total, note: text, ...rest }) => {
        const boat = boats.find(({ id }) => id === boat_id);
        const location_id = tanks.find(({ item_id }) => item_id === rest.item_id)?.location_id ?? null;
        const said = { ...rest, boat_id: boat_id ?? '', litres: litres ?? 0, total: total ?? 0 };
        return note(
          { ...said, location_id, motor_id: boat?.motor_id ?? null, note: text.trim() || null },
          boat?.name ?? '',
        );
      }}
      mayWait
      done={tell}
      onClose={onClose}
    >
      {({ control, watch }) => {
        const boat = boats.find(({ id }) => id === watch('boat_id'));
        return (
          <>
            {asked.map((name) => (
              <div key={name}>
                {choices[name] ? (
                  <EntityField entity={fuelEntries} control={control} name={name as 'boat_id'}>
                    {({ value, onChange }) => (
                      <Select value={value} onValueChange={onChange} options={choices[name] ?? []} />
                    )}
                  </EntityField>
                ) : (
                  <EntityField entity={fuelEntries} control={control} name={name} />
                )}
                {name === 'litres' && <TankHint boat={boat} litres={watch('litres')} />}
                {name === 'total' && (
                  <PricePerLitre
                    litres={watch('litres')}
                    total={watch('total')}
                    isElectric={boat?.fuel_type === 'eletrico'}
                  />
                )}
              </div>
            ))}
            {isOffline && <p className="text-muted-fg text-sm">{t('photoLater')}</p>}
          </>
        );
      }}
    </VerbDialog>
  );
}
