import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow, SaveBetween } from '@leme/contract/kit/resource/resource';
import { nothing } from '#ui/layout/empty-value.tsx';
import { partChanges } from '../../../form/lazy/stale/part-changes.ts';
import { fieldText, rowText, type Speech } from '../../field-text.ts';
import { webKindOf } from '../../kinds/kinds.ts';
import { type Names, rowLabel } from '../values/names.ts';
import { allSendable, changesBetween, startValues, type Values } from '../values/record-values.ts';

type States = {
  resource: Entity;
  fields: readonly string[];
  /** What was read before typing; null where only a later state is known, as of a draft over an older version. */
  base: AnyRow | null;
  current: AnyRow;
  mine: Values;
  names: Names;
  /** What came in between, newest first. */
  saves?: readonly SaveBetween[] | undefined;
};

/** One field as it is typed here and as it is saved, in words. */
export type ComparedField = {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  by: SaveBetween | undefined;
};

/** The fields both changed, only this form and only somebody else. */
export function compareStates(states: States, speech: Speech) {
  const { resource, fields, base, current, mine, saves = [] } = states;
  const [was, is] = [startValues(resource, fields, base ?? current), startValues(resource, fields, current)];
  const changed = (one: Values, other: Values) => Object.keys(changesBetween(resource, fields, one, other));
  const typedOver = changed(was, mine);
  const parts = partChanges({
    mine: typedOver,
    // Without what was read, whatever differs may have been changed by both.
    theirs: base ? changed(was, is) : typedOver,
    now: changed(is, mine),
  });
  const typed = allSendable(resource, fields, mine);
  const told = (names: readonly string[]) =>
    names.flatMap((name): ComparedField[] => {
      const field = resource.fields[name];
      if (!field) return [];
      return [
        {
          name,
          label: labelOf(field, speech.locale),
          ...words(field, { name, typed: typed[name], names: states.names, current }, speech),
          by: saves.find((save) => save.fields.includes(name)),
        },
      ];
    });
  return { both: told(parts.both), mine: told(parts.mine), theirs: told(parts.theirs) };
}

type Sides = { name: string; typed: unknown; names: Names; current: AnyRow };

function words(field: Field, { name, typed, names, current }: Sides, speech: Speech) {
  const { differing } = webKindOf(field);
  if (differing) return differing(typed, current[name], speech);
  const label = field.to || holdsFile(field) ? rowLabel(names, name, typed) : undefined;
  return {
    mine: fieldText(field, typed, label, speech) || nothing,
    theirs: rowText(field, name, current, speech) || nothing,
  };
}
