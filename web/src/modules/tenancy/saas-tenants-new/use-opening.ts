import { useCallback, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#kit/form/drafts.ts';
import { useDraftName } from '#kit/resource/record/form/use-draft.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { emptyOpening, type Opening } from './opening.ts';

export type OpeningState = ReturnType<typeof useOpening>;

/** An opening as it is typed: kept on this device for a day, so that back and a reload lose nothing. */
export function useOpening() {
  const locale = useLocale();
  const { name } = useDraftName('saas-tenants', 'new');
  const [opening, setOpening] = useState<Opening>(() => ({
    ...emptyOpening(locale),
    ...(readDraft(name)?.content as Partial<Opening> | undefined),
  }));
  const latest = useRef(opening);
  const keep = useCallback(
    (part: Partial<Opening>) => {
      latest.current = { ...latest.current, ...part };
      keepDraft(name, latest.current);
      setOpening(latest.current);
    },
    [name],
  );
  const forget = useCallback(() => forgetDraft(name), [name]);
  return { opening, latest: () => latest.current, keep, forget };
}
