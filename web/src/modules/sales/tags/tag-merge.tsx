import type { mergeTags, readTagUses, separateTags } from '@leme/contract/sales/tag-endpoints';
import { tags } from '@leme/contract/sales/tags';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { mergePart } from '#kit/resource/merge/merge-part.tsx';
import { useText } from '#kit/text/i18n.ts';
import { tagsTexts } from './texts/texts.ts';

/** How many have a tag, and the way to make one of it and another. */
export const TagMerge = mergePart(tags, {
  merge: (pair) => call<typeof mergeTags>('POST /tags/:id/merge', pair),
  separate: (pair) => call<typeof separateTags>('POST /tags/:id/separation', pair),
  useWords: (id) => {
    const t = useText(tagsTexts);
    const { tenant } = useSignedIn();
    const { data } = useQuery({
      queryKey: ['tag-uses', tenant.id, id],
      meta: { shows: ['tags', 'leads', 'customers'] },
      queryFn: ({ signal }) => call<typeof readTagUses>('GET /tags/:id/uses', { id }, { signal }),
    });
    return { uses: data && t('uses', data), text: t('text') };
  },
});
