import { ListPager } from '../../list/pager/list-pager.tsx';
import { deepestPage } from '../../list/pager/place.ts';
import { pageSizes } from './list-settings.ts';
import type { ListProps } from './use-list.ts';

/** The pages of a register: by number as far as they can be asked for so, then by the cursor of the last answer. */
export function ResourcePager({ list }: ListProps) {
  const { data } = list.query;
  if (!data) return null;
  const { limit } = list.settings;
  const deepest = deepestPage(limit);
  return (
    <ListPager
      {...data}
      noun={list.noun}
      shown={data.data.length}
      page={list.page}
      limit={limit}
      deepest={deepest}
      onTurn={(to) => list.turn(to, to > deepest ? (data.nextCursor ?? undefined) : undefined)}
      sizes={pageSizes.some((size) => size === limit) ? pageSizes : withSize(limit)}
      onLimit={(size) => {
        list.changeSettings({ limit: size });
        list.turn(1);
      }}
    />
  );
}

/** Those to choose from where a screen has a size of its own. */
const withSize = (limit: number) => [...pageSizes, limit].toSorted((one, other) => one - other);
