import type { listExpiredPapers } from '@leme/contract/fleet/expired-papers';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { CircleX } from 'lucide-react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { kindName } from './document-words.ts';
import { documentsTexts } from './texts/texts.ts';

/** The boats that lack a good paper on the company's day. */
export function useExpiredPapers() {
  const { tenant } = useSignedIn();
  // Papers are told as their boat.
  return useLiveView(['expired-papers', tenant.id], { shows: ['boats'] }, (how) =>
    call<typeof listExpiredPapers>('GET /boat-documents/expired', {}, how),
  );
}

/** Marks boats that lack a good paper today; which ones is said to who points at the mark, and below in the record. */
export function useExpiredMark() {
  const t = useText(documentsTexts);
  const locale = useLocale();
  const { query } = useExpiredPapers();
  const kinds = new Map(query.data?.data.map((boat) => [boat.boat_id, boat.kinds]));
  if (query.isLoading && query.failureCount === 0) return null;
  return ({ id }: AnyRow) => {
    const missing = kinds.get(id);
    if (!missing) return null;
    return (
      <Chip
        tone="danger"
        icon={<CircleX aria-hidden="true" strokeWidth={1.75} />}
        title={missing.map((kind) => kindName(kind, locale)).join(', ')}
        className="shrink-0"
      >
        {t('expiredMark', { count: missing.length })}
      </Chip>
    );
  };
}
