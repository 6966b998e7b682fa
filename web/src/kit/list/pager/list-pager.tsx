import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Pager } from '#ui/records/pager.tsx';
import { Select } from '#ui/select/select.tsx';
import { useFormat } from '../../text/format.ts';
import { useText } from '../../text/i18n.ts';
import { mostCounted } from './place.ts';
import { pagerTexts } from './texts/texts.ts';
import { usePagerLabels } from './use-pager-labels.ts';

/** One page of an answer. */
export type PageFacts = {
  /** Rows of this page, and of all. */
  shown: number;
  count: number;
  countIsEstimate: boolean;
  hasMore: boolean;
};

export type ListPagerProps = PageFacts & {
  page: number;
  limit: number;
  /** The last page that can be asked for by its number. */
  deepest?: number | undefined;
  onTurn: (page: number) => void;
  /** What the rows are called behind their number. */
  noun?: string | undefined;
  /** How many rows a page may have, where one can choose. */
  sizes?: readonly number[] | undefined;
  onLimit?: ((limit: number) => void) | undefined;
};

/** Which rows of how many are seen, how many at once, and the way to the others: by number, and one by one beyond. */
export function ListPager({ page, limit, count, shown, sizes = [], onTurn, ...props }: ListPagerProps) {
  const t = useText(pagerTexts);
  const { number } = useFormat();
  const { deepest = Number.POSITIVE_INFINITY, hasMore } = props;
  const pageCount = Math.max(Math.ceil(count / limit), page + Number(hasMore));
  const first = (page - 1) * limit + 1;
  const isDeep = page >= deepest && pageCount > deepest;
  const isAtLeast = props.countIsEstimate && count <= mostCounted;
  const summary = t(isAtLeast ? 'shownOfMore' : props.countIsEstimate ? 'shownOfAbout' : 'shown', {
    first: number(first),
    last: number(first + shown - 1),
    total: [number(count), props.noun].filter(Boolean).join(' '),
  });
  return (
    <Pager
      page={page}
      pageCount={isDeep ? 1 : Math.min(pageCount, deepest)}
      onPageChange={onTurn}
      summary={summary}
      labels={usePagerLabels()}
    >
      <span className="flex items-center gap-2 empty:hidden print:hidden">
        {sizes.length > 0 && (
          <Select
            name={t('pageSize')}
            size="sm"
            className="w-auto"
            value={String(limit)}
            options={sizes.map((size) => ({ value: String(size), label: t('perPage', { count: size }) }))}
            onValueChange={(size) => props.onLimit?.(Number(size))}
          />
        )}
        {isDeep && (
          <DeepSteps
            onPrevious={() => (page - 1 > deepest ? history.back() : onTurn(page - 1))}
            onNext={hasMore ? () => onTurn(page + 1) : undefined}
          />
        )}
      </span>
    </Pager>
  );
}

/** Beyond the pages that are counted there is only the next one and the way back. */
function DeepSteps({ onPrevious, onNext }: { onPrevious: () => void; onNext: (() => void) | undefined }) {
  const t = useText(pagerTexts);
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
