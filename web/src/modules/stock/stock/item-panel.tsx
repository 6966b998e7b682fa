import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const ItemLedger = lazyPart(async () => (await import('./lazy/ledger/item-ledger.tsx')).ItemLedger);

/** Where an item lies, its line and its ledger: fetched when one is opened. */
export const ItemPanel: RecordPart = (props) => {
  const t = useText(kitTexts);
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <ItemLedger {...props} />
    </Suspense>
  );
};
