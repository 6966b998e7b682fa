import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { useEffect, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { fieldOf } from '#kit/resource/fields-of.ts';
import { useRowTitle } from '#kit/resource/record/row-title.ts';
import { wordedFault } from '#kit/resource/record/values/fault-words.ts';
import { sendable, startValues } from '#kit/resource/record/values/record-values.ts';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { valueFault } from '#kit/resource/value-fault.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { productsTexts } from '../texts/texts.ts';
import { inTurn, sawRow } from './in-turn.ts';

/** One value of a row that is changed where it stands: saved when it is left, and taken back from the message. */
export function useInPlace(resource: Resource, row: AnyRow, name: string) {
  const t = useText(productsTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const titleOf = useRowTitle(resource);
  const { update } = useResourceWrites(resource);
  const field = fieldOf(resource, name);
  const valueIn = (of: AnyRow) => startValues(resource, [name], of)[name];
  const [typed, setTyped] = useState<{ value: unknown } | null>(null);
  // What was saved stands until the row comes again.
  const [saved, setSaved] = useState<AnyRow | null>(null);
  const stored = valueIn(saved && row.version < saved.version ? saved : row);
  const [fault, setFault] = useState<string | null>(null);
  // A save may follow another, of this field or of one beside it, before the row has come again.
  useEffect(() => sawRow(row), [row]);

  const put = async (value: unknown, before: unknown): Promise<void> => {
    if (!field) return;
    const sent = sendable(field, value);
    if (JSON.stringify(sent) === JSON.stringify(sendable(field, before))) {
      setTyped(null);
      setFault(null);
      return;
    }
    const wrong = valueFault(field, sent);
    if (wrong) {
      setFault(faultText(wordedFault(field, sent, wrong)));
      return;
    }
    try {
      const now = await inTurn(row, (version) => update(row.id, version, { [name]: sent }));
      setSaved(now);
      // What was typed meanwhile is still to be saved.
      setTyped((next) => (next && next.value !== value ? next : null));
      setFault(null);
      toast.show({ title: t('saved'), text: titleOf(now), undo: () => void put(before, value) });
    } catch (error) {
      const [first] = isProblem(error, 'validation') ? error.errors : [];
      if (first) setFault(faultText(wordedFault(field, sent, first)));
      else toast.show({ tone: 'danger', title: t('saveFailed'), text: problemText(error) });
    }
  };
  const value = typed ? typed.value : stored;
  return {
    field,
    value,
    fault,
    type: (next: unknown) => setTyped({ value: next }),
    /** Saves what was typed, or the value given. */
    save: (given?: { value: unknown }) => {
      if (given) setTyped(given);
      if (given || typed) void put(given ? given.value : value, stored);
    },
  };
}
