import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const HitDecisions = lazyPart(async () => (await import('./lazy/hits/hit-decisions.tsx')).HitDecisions);

/** What a saved block hits, with what can be done about it: fetched when one is opened. */
export const HitsPanel: RecordPart = (props) => {
  const t = useText(kitTexts);
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <HitDecisions {...props} />
    </Suspense>
  );
};
