import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const StoppedBoat = lazyPart(async () => (await import('./lazy/stop/stopped-boat.tsx')).StoppedBoat);

/** What a boat that stays ashore keeps: fetched when an order that stops one is opened. */
export const StopPanel: RecordPart = (props) => {
  const t = useText(kitTexts);
  const { blocks_sailing, deleted_at } = props.row;
  if (blocks_sailing === 'no' || deleted_at !== null) return null;
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <StoppedBoat {...props} />
    </Suspense>
  );
};
