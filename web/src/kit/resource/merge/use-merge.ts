import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { isProblem } from '../../api/api.ts';
import { useProblemText } from '../../problem/problem-text.ts';
import { useText } from '../../text/i18n.ts';
import { useVerb } from '../../verb/use-verb.ts';
import { mergeTexts } from './texts/texts.ts';

/** What makes one of two records takes: both with the versions that were compared, and whose value stays in which field. */
export type MergeInput = {
  id: string;
  version: number;
  other_id: string;
  other_version: number;
  fields: Record<string, 'other'>;
};

export type Merging = {
  pair: readonly [mine: AnyRow, other: AnyRow];
  run: (input: MergeInput) => Promise<unknown>;
  /** Takes it back. */
  undo?: ((otherId: string) => void) | undefined;
  /** Why it was refused, where the usual words do not say. */
  refusal?: ((error: unknown) => string | undefined) | undefined;
  /** United, or one of the two is no longer as it was compared. */
  onDone: (isUnited: boolean) => void;
};

/** Makes one of two records of the fields of which the other one's value is `taken`. */
export function useMerge({ pair: [mine, other], run, undo, refusal, onDone }: Merging) {
  const t = useText(mergeTexts);
  const problemText = useProblemText();
  const pair = { id: mine.id, version: mine.version, other_id: other.id, other_version: other.version };
  return useVerb(
    (taken: readonly string[]) =>
      run({ ...pair, fields: Object.fromEntries(taken.map((name) => [name, 'other' as const])) }),
    {
      done: () => {
        onDone(true);
        const back = undo && { undo: () => undo(other.id) };
        return { title: t('merged'), text: String(other.name), ...back };
      },
      failed: t('mergeFailed'),
      words: (error) => {
        if (isProblem(error, 'stale-version')) return t('stale');
        return refusal?.(error) ?? (isProblem(error, 'not-found') ? t('gone') : problemText(error));
      },
      place: (error) => {
        if (isProblem(error, 'stale-version') || isProblem(error, 'not-found')) onDone(false);
        return false;
      },
    },
  );
}
