import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const Service = lazyPart(async () => (await import('./lazy/service/service.tsx')).Service);

/** Where somebody may serve: fetched when one is opened. */
export const ServicePanel: RecordPart = (props) => {
  const t = useText(kitTexts);
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <Service {...props} />
    </Suspense>
  );
};
