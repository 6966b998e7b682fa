import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Pager } from '#ui/pager.tsx';
import { Select } from '#ui/select.tsx';
import { useFormat } from '../../format.ts';
import { useText } from '../../i18n.ts';
import { deepestPage } from './list-address.ts';
import { pageSizes } from './list-settings.ts';
import { listTexts } from './texts/texts.ts';
import type { ListProps } from './use-list.ts';

/** Which rows of how many are seen, how many at once, and the way to the others: by number, and by cursor beyond. */
export function ListPager({ list }: ListProps) {
  const t = useText(listTexts);
  const { number } = useFormat();
  const data = list.query.data;
  if (!data) return null;
  const { limit } = list.settings;
  const page = Number(list.address.page ?? 1);
  const deepest = deepestPage(limit);
  const pageCount = Math.max(Math.ceil(data.count / limit), page);
  const first = (page - 1) * limit + 1;
  const isDeep = page >= deepest && pageCount > deepest;
  const summary = t(data.countIsEstimate ? 'shownOfAbout' : 'shown', {
    first: number(first),
    last: number(first + data.data.length - 1),
    total: number(data.count),
  });
  const turn = (to: number) =>
    list.show({
      page: to === 1 ? undefined : to,
      cursor: to > deepest ? (data.nextCursor ?? undefined) : undefined,
    });
  return (
    <Pager
      page={page}
      pageCount={isDeep ? 1 : Math.min(pageCount, deepest)}
      onPageChange={turn}
      summary={summary}
      labels={{
        nav: t('pages'),
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (to) => t('pageNumber', { page: number(to) }),
      }}
    >
      <span className="flex items-center gap-2 print:hidden">
        <Select
          name={t('pageSize')}
          size="sm"
          className="w-auto"
          value={String(limit)}
          options={pageSizes.map((size) => ({ value: String(size), label: t('perPage', { count: size }) }))}
          onValueChange={(size) => {
            list.changeSettings({ limit: Number(size) });
            list.show({ page: undefined, cursor: undefined });
          }}
        />
        {isDeep && (
          <DeepSteps
            onPrevious={() => (page - 1 > deepest ? history.back() : turn(page - 1))}
            onNext={data.hasMore ? () => turn(page + 1) : undefined}
          />
        )}
      </span>
    </Pager>
  );
}

/** Beyond the pages that are counted there is only the next one and the way back. */
function DeepSteps({ onPrevious, onNext }: { onPrevious: () => void; onNext: (() => void) | undefined }) {
  const t = useText(listTexts);
  return (
    <>
      <IconButton
        name={t('previousPage')}
        size="sm"
        icon={<ChevronLeft className="size-4" strokeWidth={1.75} />}
        onClick={onPrevious}
      />
      <IconButton
        name={t('nextPage')}
        size="sm"
        disabled={onNext === undefined}
        icon={<ChevronRight className="size-4" strokeWidth={1.75} />}
        onClick={onNext}
      />
    </>
  );
}
