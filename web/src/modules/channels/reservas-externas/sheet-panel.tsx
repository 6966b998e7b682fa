import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const SheetOfPartner = lazyPart(
  async () => (await import('./lazy/sheet/sheet-of-partner.tsx')).SheetOfPartner,
);

/** Where the sales of a partner who sends files come in. */
export const SheetPanel: RecordPart = ({ row }) => {
  const t = useText(kitTexts);
  if (row.protocol !== 'csv') return null;
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <SheetOfPartner partner_id={row.id} />
    </Suspense>
  );
};
