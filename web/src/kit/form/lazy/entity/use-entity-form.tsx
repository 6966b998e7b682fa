import type { Entity } from '@leme/contract/kit/resource/entity';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { nothing } from '#ui/layout/empty-value.tsx';
import { isProblem } from '../../../api/api.ts';
import { useLocale } from '../../../text/i18n.ts';
import { type DirtyGuardOptions, useDirtyGuard } from '../../dirty-guard.tsx';
import { useProblemForm } from '../../problem-form.ts';
import { textsIn } from '../../typed-text.ts';
import { comparisonOf, partChanges } from '../stale/part-changes.ts';
import { StaleChoice } from '../stale/stale-choice.tsx';
import { entityResolver, type Faults } from './entity-resolver.ts';

type Saved = { version: number };

/** The change of a row that is there, of which two people may save theirs at once. */
export type Edit<V, Row> = {
  row: Row;
  valuesOf: (row: Row) => V;
  /** What one of the fields says, for whoever compares; fields that say the same are the same. */
  say: (values: V, name: string) => string;
  staleTitle: string;
  /** Values that go with a field, such as whose record a name is of. */
  alongside?: Partial<Record<keyof V, readonly (keyof V & string)[]>>;
  /** The other's state is taken instead of what was typed. */
  onTheirs?: (row: Row) => void;
};

export type EntityFormOptions<V extends FieldValues, Row extends Saved> = {
  /** What somebody new begins with, or the change of who is there. */
  start: V | Edit<V, Row>;
  faults?: ((values: V) => Faults) | undefined;
  /** Sends the values; `base` is what they were typed over, null of a new one. */
  save: (values: V, base: Row | null) => Promise<unknown>;
  onDone: (values: V) => void;
  /** Puts a refusal of its own beside a field, or asks; true when nothing more is to be said. */
  place?: ((error: unknown, form: UseFormReturn<V>) => boolean) | undefined;
  failedTitle: string;
  /** Whether a step inside the page leaves the form as well. */
  leaves?: DirtyGuardOptions['leaves'];
};

/**
 * The form of a row that is written by a verb of its own, whose inputs its page draws (`EntityField`): faults, labels and
 * limits come from the entity, unsaved work is kept, and where two saved at once both states are compared by field.
 * `names` are the fields the form asks for; `dialogs` must be rendered.
 */
export function useEntityForm<V extends FieldValues, Row extends Saved = Saved>(
  entity: Entity,
  names: readonly (keyof V & string)[],
  { start, faults, save, onDone, place, failedTitle, leaves }: EntityFormOptions<V, Row>,
) {
  const locale = useLocale();
  const edit = isEdit<V, Row>(start) ? start : null;
  const labelled = (name: string) => {
    const field = entity.fields[name] ?? entity.told?.[name];
    return field && labelOf(field, locale);
  };
  // What is typed goes on from the state that was read last.
  const base = useRef(edit?.row ?? null);
  const [stale, setStale] = useState<Row | null>(null);
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<V>({
    defaultValues: (edit ? edit.valuesOf(edit.row) : start) as V &
      Parameters<typeof useProblemForm<V>>[0]['defaultValues'],
    resolver: entityResolver(entity, names, faults),
    submit: (values) => save(values, base.current),
    onDone: (values) => away(() => onDone(values)),
    onProblem: (error, own) => {
      if (edit && isProblem(error, 'stale-version')) {
        setStale(error.params.current as Row);
        return true;
      }
      return place?.(error, own) ?? false;
    },
    failedTitle,
    nameOf: labelled,
  });
  const guard = useDirtyGuard(isDirty, { leaves, typed: () => textsIn(form) });
  // Where the address holds the form, leaving is a step the guard would stop.
  const away = (leave: () => void) => (leaves ? guard.pass(leave) : leave());
  const goOnFrom = (current: Row) => {
    base.current = current;
    setStale(null);
  };
  /** A newer state, where nothing has been typed over the one before. */
  const startFrom = (row: Row) => {
    if (!edit || row.version === base.current?.version) return;
    form.reset(edit.valuesOf(row));
    goOnFrom(row);
  };
  const dialogs: ReactNode = (
    <>
      {edit && stale && base.current && (
        <StaleChoice
          key={stale.version}
          title={edit.staleTitle}
          comparison={compare(edit, { base: base.current, current: stale, mine: form.getValues() })}
          onClose={() => setStale(null)}
          onUseTheirs={() => {
            edit.onTheirs?.(stale);
            form.reset(edit.valuesOf(stale));
            goOnFrom(stale);
          }}
          onSave={(theirs) => {
            const values = edit.valuesOf(stale);
            for (const name of theirs.flatMap((each) => [each, ...(edit.alongside?.[each] ?? [])]))
              form.setValue(name as Path<V>, values[name] as FieldPathValue<V, Path<V>>, {
                shouldDirty: true,
              });
            goOnFrom(stale);
            void onSubmit();
          }}
        />
      )}
      {guard.dialog}
    </>
  );

  function compare({ valuesOf, say }: Edit<V, Row>, states: { base: Row; current: Row; mine: V }) {
    const [before, current, { mine }] = [valuesOf(states.base), valuesOf(states.current), states];
    const differing = (one: V, other: V) => names.filter((name) => say(one, name) !== say(other, name));
    const parts = partChanges({
      mine: differing(before, mine),
      theirs: differing(before, current),
      now: differing(current, mine),
    });
    const tell = (name: string) => {
      return {
        label: labelled(name) ?? name,
        mine: say(mine, name) || nothing,
        theirs: say(current, name) || nothing,
      };
    };
    return comparisonOf(parts, tell);
  }

  return {
    form,
    onSubmit: () => void onSubmit(),
    isBusy,
    isDirty,
    close: (leave: () => void) => guard.ask(() => away(leave)),
    base: base.current,
    startFrom,
    dialogs,
  };
}

function isEdit<V extends FieldValues, Row extends Saved>(start: V | Edit<V, Row>): start is Edit<V, Row> {
  return 'valuesOf' in start;
}
