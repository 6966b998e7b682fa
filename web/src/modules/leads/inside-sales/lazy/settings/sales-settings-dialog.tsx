import { cadences } from '@leme/contract/leads/inside-sales/cadences';
import type { SalesSettings } from '@leme/contract/leads/inside-sales/sales-settings';
import { leadsWords } from '@leme/contract/leads/texts/texts';
import { useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { insideSalesTexts } from '../../texts/texts.ts';
import { HoursFields } from './hours-fields.tsx';
import { useSalesSettings, useSalesSettingsUpdate } from './sales-settings.queries.ts';

/** Minutes, hours, who takes part, and the aim. */
export function SalesSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(insideSalesTexts);
  const query = useSalesSettings();
  return (
    <Dialog onClose={onClose} title={t('settings')} description={t('settingsAbout')}>
      <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
        {(settings) => <SettingsForm key={settings.version} settings={settings} onSaved={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function SettingsForm({ settings, onSaved }: { settings: SalesSettings; onSaved: () => void }) {
  const t = useText(insideSalesTexts);
  const kit = useText(kitTexts);
  const words = useText(leadsWords);
  const update = useSalesSettingsUpdate();
  const { sellers, ...start } = settings;
  const [typed, setTyped] = useState(start);
  const [days, setDays] = useState(start.days_off.join(', '));
  const all = useRows(cadences, { limit: 200 }).query.data?.data ?? [];
  const change = (part: Partial<typeof start>) => setTyped({ ...typed, ...part });
  const { run, isBusy } = useVerb(
    () => update({ ...typed, days_off: days.match(/\d{4}-\d\d-\d\d/g) ?? [] }),
    {
      done: () => {
        onSaved();
        return t('saved');
      },
      failed: t('failed'),
    },
  );
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words('sales-settings.field.first_contact_minutes')}>
          <NumberInput
            min={1}
            max={10_080}
            value={typed.first_contact_minutes}
            onValueChange={(minutes) => change({ first_contact_minutes: minutes ?? 15 })}
          />
        </Field>
        <Field label={words('sales-settings.field.aim')}>
          <NumberInput
            min={0}
            max={100}
            value={typed.aim}
            onValueChange={(aim) => change({ aim: aim ?? 0 })}
          />
        </Field>
      </div>
      <HoursFields hours={typed.hours} onChange={(hours) => change({ hours })} />
      <Field label={words('sales-settings.field.days_off')} hint={t('daysOffHint')}>
        <TextInput value={days} onChange={({ target }) => setDays(target.value)} />
      </Field>
      <People
        title={words('sales-settings.field.round')}
        sellers={sellers}
        chosen={typed.round_ids}
        onChange={(round_ids) => change({ round_ids })}
      />
      <People
        title={words('sales-settings.field.absent')}
        sellers={sellers}
        chosen={typed.absent_ids}
        onChange={(absent_ids) => change({ absent_ids })}
      />
      <Field label={words('sales-settings.field.cadence')}>
        <Select
          value={typed.cadence_id ?? ''}
          options={[
            { value: '', label: t('none') },
            ...all.map(({ id, name }) => ({ value: id, label: String(name) })),
          ]}
          onValueChange={(id) => change({ cadence_id: id || null })}
        />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-end" busy={isBusy}>
        {kit('save')}
      </Button>
    </form>
  );
}

type PeopleProps = {
  title: string;
  sellers: SalesSettings['sellers'];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

function People({ title, sellers, chosen, onChange }: PeopleProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{title}</legend>
      {sellers.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onCheckedChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  );
}
