import { manifestPassengers } from '@leme/contract/bookings/passengers';
import { mostOf } from '@leme/contract/kit/resource/entity';
import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { maskDate } from '#ui/dates/iso-date.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { cn } from '#ui/style/cn.ts';
import { useVisibleFields } from '../visible-fields.ts';
import type { Named } from './named-people.ts';
import type { PersonField } from './person-draft.ts';
import { partyTexts } from './texts/texts.ts';
import { type PersonEdit, usePersonEdit } from './use-person-edit.ts';

export type PersonFieldsProps = Named & { booking: ManifestBooking; large: boolean };

/** Name, document and birth date of one person; who may not know the last two does not see them. */
export function PersonFields({ booking, passenger, name, label, large }: PersonFieldsProps) {
  const t = useText(partyTexts);
  const visible = useVisibleFields();
  const edit = usePersonEdit(booking.id, passenger);
  const fields: readonly PersonField[] = visible.identity ? ['name', 'document', 'birth_date'] : ['name'];
  const words = { name: t('name'), document: t('document'), birth_date: t('birth') };
  const holders = { name, document: words.document, birth_date: t('birthFormat') };
  return (
    <div className={cn(large && 'border-t pt-2 first-of-type:border-t-0')}>
      <div
        className={
          large ? 'grid gap-2' : 'grid grid-cols-[12rem_repeat(3,minmax(0,16rem))] items-center gap-2'
        }
      >
        <span className="min-w-0 truncate" title={label ? `${name} · ${label}` : name}>
          <strong>{name}</strong>
          {label && <span className="text-muted-fg"> · {label}</span>}
        </span>
        {fields.map((field) => (
          <TextInput
            key={field}
            size={large ? 'touch' : 'sm'}
            aria-label={t('fieldOf', { field: words[field], person: name })}
            aria-invalid={edit.faults[field] ? true : undefined}
            placeholder={holders[field]}
            autoComplete="off"
            maxLength={mostTyped(field)}
            inputMode={field === 'birth_date' ? 'numeric' : undefined}
            value={edit.values[field]}
            onChange={({ target }) => edit.type(field, masked(field, target.value, edit.values[field]))}
            onBlur={edit.leave}
          />
        ))}
      </div>
      <PersonState edit={edit} />
    </div>
  );
}

/** A date has no limit of its own: it is typed as dd/mm/aaaa. */
function mostTyped(field: PersonField): number {
  return field === 'birth_date' ? 10 : mostOf(manifestPassengers.fields[field]);
}

function masked(field: PersonField, typed: string, before: string): string {
  return field === 'birth_date' && typed.length > before.length ? maskDate(typed) : typed;
}

/** How storing went; what was typed stays in the fields whatever happened. */
function PersonState({ edit }: { edit: PersonEdit }) {
  const t = useText(partyTexts);
  const { state } = edit;
  const faults = Object.values(edit.faults);
  return (
    <div role="status" className="text-sm max-md:text-base">
      {faults.length > 0 && <p className="text-danger-text">{faults.join(' ')}</p>}
      {state.kind === 'saving' && <p className="text-muted-fg">{t('saving')}</p>}
      {state.kind === 'saved' && <p className="text-success-text">{t('saved')}</p>}
      {state.kind === 'gone' && <p className="text-danger-text">{t('gone', { mine: state.mine })}</p>}
      {state.kind === 'failed' && (
        <p className="flex flex-wrap items-center gap-2 text-danger-text">
          {t('notSaved', { reason: state.reason })}
          <Button size="sm" onClick={edit.save}>
            {t('retry')}
          </Button>
        </p>
      )}
      {state.kind === 'stale' && (
        <p className="flex flex-wrap items-center gap-2 rounded-md bg-warning-tint px-2 py-1 text-warning">
          <span className="basis-60">{t('stale', state)}</span>
          <Button size="sm" onClick={edit.useTheirs}>
            {t('useTheirs')}
          </Button>
          <Button size="sm" onClick={edit.save}>
            {t('saveMine')}
          </Button>
        </p>
      )}
    </div>
  );
}
