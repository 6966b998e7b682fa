import type { PagerProps } from '#ui/records/pager.tsx';
import { useFormat } from '../../text/format.ts';
import { useText } from '../../text/i18n.ts';
import { pagerTexts } from './texts/texts.ts';

/** What the ways from page to page are called. */
export function usePagerLabels(): PagerProps['labels'] {
  const t = useText(pagerTexts);
  const { number } = useFormat();
  return {
    nav: t('pages'),
    first: t('firstPage'),
    previous: t('previousPage'),
    next: t('nextPage'),
    last: t('lastPage'),
    page: (to) => t('pageNumber', { page: number(to) }),
    jump: t('goToPage'),
    of: (pages) => t('ofPages', { pages: number(pages) }),
  };
}
