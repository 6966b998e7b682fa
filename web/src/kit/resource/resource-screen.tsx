import type { Fields } from '@leme/contract/kit/fields';
import type { Resource } from '@leme/contract/kit/resource';
import type { ComponentType, ReactNode } from 'react';
import type { Prefetch } from '#kit/shell/screen.ts';
import { useIsCompact } from '../browser/use-is-compact.ts';
import { prefetchFirstRows } from './list/first-rows.ts';
import { ListScreen, type ListScreenProps } from './list/list-screen.tsx';
import { OpenRecord } from './list/open-record.tsx';
import { type ListProps, type OwnWays, useList } from './list/use-list.ts';
import { opensAsPage } from './record/form/form-section.ts';
import type { AnyOptions, ResourceOptions } from './resource-options.ts';

/**
 * The screen of a plain register, made of its declaration: the list with search, filters, views and bulk actions, and
 * the open record. A file `<page>.screen.tsx` exports it as `screen`; whoever needs a ninth option writes a screen of its
 * own out of the same parts.
 */
export function resourceScreen<const F extends Fields, Keys, C extends Fields>(
  declared: Resource<F, Keys, C>,
  given: ResourceOptions<F, Keys, C>,
) {
  const resource: Resource = declared;
  const options = given as unknown as AnyOptions;
  const isPage = opensAsPage(options.form, options.parts);
  function ResourceScreen() {
    const list = useList(resource, options);
    const isOpen = list.address.open !== undefined;
    return (
      <>
        <ListScreen list={list} isOpen={isOpen} isHidden={isOpen && isPage} />
        {isOpen && <OpenRecord list={list} />}
      </>
    );
  }
  const prefetch: Prefetch = (client, { id }) => prefetchFirstRows(client, id, resource);
  return Object.assign(ResourceScreen, { prefetch });
}

/** How a screen shows a list in its own way; what it leaves out is as in every register. */
export type OwnScreen = Pick<OwnWays, 'words'> &
  Pick<ListScreenProps, 'rows' | 'Instead' | 'tools'> & {
    /** The open record. */
    Open: ComponentType<ListProps>;
    /** Dialogs of its own. */
    beside?: ReactNode;
  };

type Limits = { desk: number; thumb: number };

/**
 * The screen of a register that draws its rows and its open record itself, with the list around them: search, filters,
 * views, bulk actions, export. `limits` are the rows of a page on a desk and under a thumb until somebody chooses;
 * `useOwn` is a hook.
 */
export function screenOfList<const F extends Fields, Keys, C extends Fields>(
  declared: Resource<F, Keys, C>,
  given: Omit<ResourceOptions<F, Keys, C>, 'form'> & Partial<Pick<ResourceOptions<F, Keys, C>, 'form'>>,
  { limits, useOwn }: { limits: Limits; useOwn: (compact: boolean) => OwnScreen },
) {
  const resource: Resource = declared;
  const options = { form: [], ...given } as unknown as AnyOptions;
  function OwnListScreen() {
    const [measure, compact] = useIsCompact();
    const { words, Open, beside, ...shown } = useOwn(compact);
    const list = useList(resource, options, {
      ...(words && { words }),
      limit: compact ? limits.thumb : limits.desk,
    });
    const isOpen = list.address.open !== undefined;
    return (
      <div ref={measure}>
        <ListScreen {...shown} list={list} isOpen={isOpen} isHidden={false} />
        {isOpen && <Open list={list} />}
        {beside}
      </div>
    );
  }
  const prefetch: Prefetch = (client, { id }) =>
    prefetchFirstRows(client, id, resource, window.innerWidth < phoneWidth ? limits.thumb : limits.desk);
  return Object.assign(OwnListScreen, { prefetch });
}

const phoneWidth = 768;
