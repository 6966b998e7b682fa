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
      page={Number(list.address.page ?? 1)}
      limit={limit}
      deepest={deepest}
      onTurn={(to) =>
        list.show({
          page: to === 1 ? undefined : to,
          cursor: to > deepest ? (data.nextCursor ?? undefined) : undefined,
        })
      }
      sizes={pageSizes}
      onLimit={(size) => {
        list.changeSettings({ limit: size });
        list.show({ page: undefined, cursor: undefined });
      }}
    />
  );
}
