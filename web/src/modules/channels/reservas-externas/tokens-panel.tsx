import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const Tokens = lazyPart(async () => (await import('./lazy/tokens/tokens.tsx')).Tokens);

/** What lets a partner's system in: fetched when one is opened. */
export const TokensPanel: RecordPart = ({ row }) => {
  const t = useText(kitTexts);
  return (
    <Suspense fallback={<Skeleton variant="list" label={t('loading')} />}>
      <Tokens partner={{ id: row.id, protocol: String(row.protocol) }} />
    </Suspense>
  );
};
