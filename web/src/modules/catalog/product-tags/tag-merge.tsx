import type {
  mergeProductTags,
  readProductTagUses,
  separateProductTags,
} from '@leme/contract/catalog/product-tag-endpoints';
import { productTags } from '@leme/contract/catalog/product-tags';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { mergePart } from '#kit/resource/merge/merge-part.tsx';
import { useText } from '#kit/text/i18n.ts';
import { productTagsTexts } from './texts/texts.ts';

/** How many products have a tag, and the way to make one of it and another. */
export const TagMerge = mergePart(productTags, {
  merge: (pair) => call<typeof mergeProductTags>('POST /product-tags/:id/merge', pair),
  separate: (pair) => call<typeof separateProductTags>('POST /product-tags/:id/separation', pair),
  useWords: (id) => {
    const t = useText(productTagsTexts);
    const { tenant } = useSignedIn();
    const { data } = useQuery({
      queryKey: ['product-tag-uses', tenant.id, id],
      meta: { shows: ['product-tags', 'products'] },
      queryFn: ({ signal }) =>
        call<typeof readProductTagUses>('GET /product-tags/:id/uses', { id }, { signal }),
    });
    return { uses: data && t('uses', data), text: t('text') };
  },
});
