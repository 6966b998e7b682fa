import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const MotorHours = lazyPart(async () => (await import('./lazy/hours/motor-hours.tsx')).MotorHours);

/** What an engine ran, and what its dials said: fetched when one is opened. */
export const MotorPanel: RecordPart = (props) => {
  const t = useText(kitTexts);
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <MotorHours {...props} />
    </Suspense>
  );
};
