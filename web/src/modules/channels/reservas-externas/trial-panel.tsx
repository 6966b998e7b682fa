import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const TrialOfPartner = lazyPart(async () => (await import('./lazy/trial/trial.tsx')).TrialOfPartner);

/** Whether a partner who books by a system would be served. */
export const TrialPanel: RecordPart = ({ row }) => {
  const t = useText(kitTexts);
  if (row.protocol !== 'octo') return null;
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <TrialOfPartner partner_id={row.id} />
    </Suspense>
  );
};
