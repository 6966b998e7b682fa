import type { Locale } from '@leme/contract/kit/language/locale';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow, Resource, StaleRow } from '@leme/contract/kit/resource/resource';
import { useEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { isProblem } from '../../../api/api.ts';
import { useProblemForm } from '../../../form/problem-form.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { useVerb } from '../../../verb/use-verb.ts';
import { useResourceWrites } from '../../resource-calls.ts';
import { mergedLinks } from '../stale/merged-links.ts';
import { recordTexts } from '../texts/texts.ts';
import { answersIn, answersWith, onlyBelonging } from '../values/belonging.ts';
import { recordResolver, wordedProblem } from '../values/fault-words.ts';
import { createNames } from '../values/names.ts';
import {
  allSendable,
  changesBetween,
  copiedValues,
  startValues,
  type Values,
} from '../values/record-values.ts';
import { readRecordDraft, useDraftKeeping, useDraftName } from './use-draft.ts';

export type RecordFormOptions = {
  resource: Resource;
  /** The fields of the form. */
  fields: readonly string[];
  /** The row that is changed; null makes a new one. */
  row: AnyRow | null;
  template: AnyRow | undefined;
  /** Values a new one has that no form asks for. */
  given: Values | undefined;
  onDone: (row: AnyRow) => void;
  /** What a new one starts with where its fields say otherwise. */
  start?: Values | undefined;
  /** Judges in place of the declaration. */
  resolver?: Resolver<Record<string, unknown>> | undefined;
  /** Says that saving failed in words of its own; true when nothing more is to be said. */
  onFailed?: ((error: unknown) => boolean) | undefined;
};

/**
 * The form of a record: sends only what changed, compares when somebody else saved meanwhile, and keeps what is typed
 * on the device until it is saved or given up.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state machine: its steps share every variable
export function useRecordForm({ resource, fields, row, template, given, onDone, ...own }: RecordFormOptions) {
  const t = useText(recordTexts);
  const locale = useLocale();
  const writes = useResourceWrites(resource);
  const draftName = useDraftName(resource.name, row?.id ?? newName(template, given));
  const [recovered, setRecovered] = useState(() => readRecordDraft(draftName.name));
  const [names] = useState(() =>
    createNames(
      resource,
      [row, template].filter((each) => each != null),
      recovered?.draft.names,
    ),
  );
  const [base, setBase] = useState(row);
  // A draft was typed over the version it names, which may be an old one by now.
  const version = useRef(recovered?.draft.version ?? row?.version ?? 0);
  const [stale, setStale] = useState<Pick<StaleRow, 'current' | 'saves'> | null>(null);
  const saved = useRef<AnyRow>(null);
  const restoration = useVerb(writes.restore, {
    done: (current) => setStale((met) => met && { ...met, current }),
    failed: t('saveFailed'),
  });

  const blank = () =>
    template ? copiedValues(resource, fields, template) : { ...startValues(resource, fields), ...own.start };
  const fieldsOf = (state: AnyRow | null) => (state ? startValues(resource, fields, state) : blank());
  const valuesOf = (state: AnyRow | null) => {
    const values = fieldsOf(state);
    return { ...values, ...answersIn(resource, values) };
  };
  const isSame = (one: Values, other: Values) =>
    Object.keys(changesBetween(resource, fields, one, other)).length === 0;
  /** As it would be saved: what does not belong to what is chosen stays in the form, and is nothing outside of it. */
  const asSaved = (values: Values) => onlyBelonging(resource, values);
  const changesOf = (values: Values) => changesBetween(resource, fields, valuesOf(base), asSaved(values));

  const save = async (values: Values) => {
    if (!base) return writes.create({ ...allSendable(resource, fields, asSaved(values)), ...given });
    const changes = changesOf(values);
    return Object.keys(changes).length === 0 ? base : writes.update(base.id, version.current, changes);
  };
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<Record<string, unknown>>({
    defaultValues: valuesOf(row),
    resolver: own.resolver ?? recordResolver(resource, fields, base),
    submit: async (values) => {
      try {
        saved.current = await save(values);
      } catch (error) {
        throw wordedProblem(resource, values, error);
      }
    },
    onDone: () => done(),
    onProblem: (error) => {
      if (!isProblem(error, 'stale-version')) return own.onFailed?.(error) ?? false;
      meet(error.params as StaleRow);
      return true;
    },
    failedTitle: t('saveFailed'),
  });
  const isChanged = isDirty || recovered !== null;

  const draft = useDraftKeeping({
    ...draftName,
    form,
    draftOf: (values) => ({
      version: base && version.current,
      changes: keptInputs(resource, values, changesOf(values)),
      names: names.all(),
    }),
  });

  /** Puts values into the form that were not typed into it, and shows what they stand in. */
  const fill = (values: Values) => {
    const shown = { ...answersWith(resource, values, form.getValues()), ...values };
    for (const [name, value] of Object.entries(shown)) form.setValue(name, value, { shouldDirty: true });
  };
  /** Somebody saved meanwhile: rows both linked are linked together, the rest is for a choice. */
  const meet = (met: StaleRow) => {
    if (base?.version === version.current) {
      names.learn(met.current);
      const links = mergedLinks(resource, fields, {
        base,
        mine: asSaved(form.getValues()),
        current: met.current,
      });
      fill(links);
      const theirs = Object.keys(links).map((name) => [name, met.current[name]]);
      setBase({ ...base, ...Object.fromEntries(theirs) });
    }
    setStale(met);
  };
  const startFrom = (state: AnyRow | null) => {
    if (state) names.learn(state);
    setBase(state);
    version.current = state?.version ?? 0;
    form.reset(valuesOf(state));
    setRecovered(null);
    draft.forget();
  };
  /** What is typed goes on over what is saved now; some fields as they are there. */
  const rebase = (current: AnyRow, theirs: readonly string[]) => {
    names.learn(current);
    setBase(current);
    version.current = current.version;
    const values = valuesOf(current);
    fill(Object.fromEntries(theirs.map((name) => [name, values[name]])));
  };
  const done = () => {
    const current = saved.current;
    if (!current) return;
    startFrom(current);
    onDone(current);
  };

  // Outside system: the form library, which holds the values; what was being typed stands over the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for the draft found at the start
  useEffect(() => {
    const kept = Object.entries(recovered?.draft.changes ?? {});
    const known = kept.filter(([name]) => fields.includes(name) || resource.asks?.[name]);
    if (known.length > 0) fill(Object.fromEntries(known));
  }, []);

  // Outside system: the form library again. A newer state of the row shows where nothing has been typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row alone is the news
  useEffect(() => {
    if (!row || !base || row.version <= base.version) return;
    if (!isChanged) startFrom(row);
    // A move, or what else no input of this form shows: what is typed goes on over it.
    else if (
      row.deleted_at === null &&
      base.version === version.current &&
      isSame(valuesOf(base), valuesOf(row))
    )
      rebase(row, []);
  }, [row]);

  return {
    form,
    onSubmit,
    isBusy,
    isDirty: isChanged,
    names,
    recoveredAt: recovered?.at ?? null,
    discardDraft: () => startFrom(base),
    forgetDraft: draft.forget,
    /** What is typed, as it would be saved. */
    mine: () => asSaved(form.getValues()),
    typed: () => {
      const mine = asSaved(form.getValues());
      return typedLines(resource, changedInputs(mine, changesOf(mine)), locale);
    },
    /** What was read before typing, unknown of a draft over an older version. */
    base: base?.version === version.current ? base : null,
    stale,
    /** Settles what two people saved at once. */
    settle: {
      close: () => setStale(null),
      useTheirs: () => {
        startFrom(stale?.current ?? base);
        setStale(null);
      },
      save: (theirs: readonly string[]) => {
        if (stale) rebase(stale.current, theirs);
        setStale(null);
        void onSubmit();
      },
      restore: async () => {
        if (stale) await restoration.run(stale.current.id);
      },
    },
  };
}

/** The texts among these inputs, each behind the name of its field; what is chosen is an id and says nothing. */
function typedLines({ fields }: Resource, inputs: Values, locale: Locale): string[] {
  return Object.entries(inputs).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || field.to || field.options || typeof value !== 'string' || value.trim() === '') return [];
    return [`${labelOf(field, locale)}: ${value}`];
  });
}

/** What is typed into a copy, or into a new child of one parent, is no draft of another new one. */
function newName(template: AnyRow | undefined, given: Values = {}): string {
  return template ? `copy-${template.id}` : ['new', ...Object.values(given)].join('-');
}

/** The inputs of the changed fields, as they stand in the form. */
function changedInputs(values: Values, changes: Values): Values {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]]));
}

/** The same with what the questions were answered, without which some inputs would not be shown. */
function keptInputs({ asks = {} }: Resource, values: Values, changes: Values): Values {
  const kept = Object.keys(changes).length === 0 ? [] : Object.keys(asks);
  return {
    ...changedInputs(values, changes),
    ...Object.fromEntries(kept.map((name) => [name, values[name]])),
  };
}
