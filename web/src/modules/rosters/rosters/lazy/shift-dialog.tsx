import { addDays } from '@leme/contract/kit/values/days';
import type { createAssignment, createShift } from '@leme/contract/rosters/assignment-endpoints';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { isLiving, type shiftKinds } from '@leme/contract/rosters/states';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { shows } from '../roster.queries.ts';
import { rostersTexts } from '../texts/texts.ts';

type Kind = (typeof shiftKinds)[number];
type Values = {
  kind: Kind;
  date: string;
  start_time: string;
  end_time: string;
  place: string;
};
const fields = ['kind', 'date', 'start_time', 'end_time', 'place'] as const;
const wholeDay = { start_time: '08:00', end_time: '17:00' };

type Props = {
  board: Board;
  /** Who else works on it; nothing makes a new one. */
  shift: Board['shifts'][number] | undefined;
  onClose: () => void;
};

/** Work that is no departure, and who does it. Who cannot is named, the others have it. */
export function ShiftDialog({ board, shift, onClose }: Props) {
  const t = useText(rostersTexts);
  const problemText = useProblemText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { today, week } = board;
  const date = today >= week && today <= addDays(week, 6) ? today : week;
  const there = new Set(
    board.assignments.flatMap((each) =>
      shift && each.shift_id === shift.id && isLiving(each.status) ? [each.crew_id] : [],
    ),
  );
  const people = board.people.filter(({ id, status }) => status !== 'inactive' && !there.has(id));
  const mark = (id: string, on: boolean) =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)));

  const save = async (values: Values) => {
    const id = shift?.id ?? (await call<typeof createShift>('POST /crew-shifts', shiftOf(values))).id;
    const refused: string[] = [];
    for (const { id: crew_id, name, positions } of people.filter((each) => chosen.has(each.id)))
      await call<typeof createAssignment>('POST /crew-assignments', {
        crew_id,
        shift_id: id,
        position: positions[0] ?? 'apoio',
      }).catch((error: unknown) => refused.push(`${name}: ${problemText(error)}`));
    return refused;
  };
  return (
    <VerbDialog<Values, string[]>
      entity={crewShifts}
      fields={shift ? [] : fields}
      start={{ kind: 'base', date, ...wholeDay, place: '' }}
      title={t(shift ? 'shiftPeople' : 'shiftNew')}
      submit={t(shift ? 'give' : 'shiftCreate')}
      run={save}
      faults={({ start_time, end_time }) => ({ end_time: start_time === end_time && t('shiftNoLength') })}
      shows={shows}
      done={(refused) =>
        refused.length > 0
          ? { tone: 'danger', title: t('shiftPartly'), text: refused.join(' · ') }
          : t(shift ? 'shiftGiven' : 'shiftCreated')
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {!shift &&
            fields.map((name) => (
              <EntityField key={name} entity={crewShifts} control={form.control} name={name} />
            ))}
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold">{t('shiftWho')}</legend>
            {people.length === 0 && <p className="text-muted-fg">{t('nobody')}</p>}
            <div className="grid max-h-60 gap-1 overflow-y-auto">
              {people.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  className="max-md:min-h-11"
                  checked={chosen.has(id)}
                  onCheckedChange={(on) => mark(id, on)}
                  label={name}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </VerbDialog>
  );
}

const shiftOf = ({ kind, date, start_time, end_time, place }: Values) => ({
  kind,
  date,
  start_time,
  end_time,
  ...(place && { place }),
});
