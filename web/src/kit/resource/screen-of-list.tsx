import type { Fields } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { ComponentType, ReactNode } from 'react';
import type { Prefetch } from '#kit/shell/screen.ts';
import { useIsCompact } from '../browser/use-is-compact.ts';
import type { Freshness } from './freshness.ts';
import { prefetchFirstRows } from './list/first-rows.ts';
import { ListScreen, type ListScreenProps } from './list/list-screen.tsx';
import { usualPageSize } from './list/list-settings.ts';
import { type ListProps, type OwnWays, useList } from './list/use-list.ts';
import type { AnyOptions, ResourceOptions } from './resource-options.ts';

/** How a screen shows a list in its own way; what it leaves out is as in every register. */
export type OwnScreen = Pick<OwnWays, 'words' | 'wayTo' | 'menuOf'> &
  Pick<ListScreenProps, 'rows' | 'Instead' | 'tools' | 'menu' | 'above' | 'asks' | 'together'> & {
    /** The open record; of a view without one nothing opens. */
    Open?: ComponentType<ListProps>;
    /** It stands in place of the list, not over it. */
    opensAsPage?: boolean;
    /** Dialogs of its own. */
    beside?: ReactNode;
  };

type Ways = {
  limits?: { desk: number; thumb: number };
  freshness?: Freshness;
  useOwn?: (compact: boolean) => OwnScreen;
};

const usualLimits = { desk: usualPageSize, thumb: usualPageSize };
const asEveryList = (): OwnScreen => ({});

/**
 * The screen of a view, or of a register that draws its rows and its open record itself, with the list around them: search,
 * filters, views, bulk actions, export. `limits` are the rows of a page on a desk and under a thumb until somebody chooses;
 * `useOwn` is a hook.
 */
export function screenOfList<const F extends Fields, Keys, C extends Fields, A extends Fields>(
  declared: Resource<F, Keys, C, A>,
  given: Omit<ResourceOptions<F, Keys, C, A>, 'form'> & Partial<Pick<ResourceOptions<F, Keys, C, A>, 'form'>>,
  { limits = usualLimits, freshness, useOwn = asEveryList }: Ways = {},
) {
  const resource: Resource = declared;
  const options = { form: [], ...given } as unknown as AnyOptions;
  function OwnListScreen() {
    const [measure, compact] = useIsCompact();
    const { words, wayTo, menuOf, Open, opensAsPage = false, beside, ...shown } = useOwn(compact);
    const list = useList(resource, options, {
      ...(words && { words }),
      ...(menuOf && { menuOf }),
      ...(wayTo ? { wayTo } : !Open && { wayTo: null }),
      limit: compact ? limits.thumb : limits.desk,
      freshness,
      byOffset: true,
    });
    const isOpen = list.address.open !== undefined;
    return (
      <div ref={measure}>
        <ListScreen {...shown} list={list} isOpen={isOpen} isHidden={isOpen && opensAsPage} />
        {isOpen && Open && <Open list={list} />}
        {beside}
      </div>
    );
  }
  const prefetch: Prefetch = (client, { id }) =>
    prefetchFirstRows(client, id, {
      resource,
      freshness,
      limit: window.innerWidth < phoneWidth ? limits.thumb : limits.desk,
    });
  return Object.assign(OwnListScreen, { prefetch });
}

const phoneWidth = 768;
