import type { Fields } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { ReactNode } from 'react';
import type { Prefetch } from '#kit/shell/screen.ts';
import type { Freshness } from './freshness.ts';
import { prefetchFirstRows } from './list/first-rows.ts';
import { ListScreen, type ListScreenProps } from './list/list-screen.tsx';
import { OpenRecord } from './list/open-record.tsx';
import { useList } from './list/use-list.ts';
import { opensAsPage } from './record/form/form-section.ts';
import type { AnyOptions, ResourceOptions } from './resource-options.ts';

/** What a screen puts around its list, or in place of its rows: between title and list, beside the views, and dialogs of its own. */
export type AroundList = Pick<ListScreenProps, 'above' | 'tools' | 'menu' | 'Instead'> & {
  beside?: ReactNode;
};

const nothingAround = (): AroundList => ({});

/**
 * The screen of a plain register, made of its declaration: the list with search, filters, views and bulk actions, and
 * the open record. A file `<page>.screen.tsx` exports it as `screen`; whoever needs a ninth option writes a screen of its
 * own out of the same parts.
 */
export function resourceScreen<const F extends Fields, Keys, C extends Fields, A extends Fields>(
  declared: Resource<F, Keys, C, A>,
  given: ResourceOptions<F, Keys, C, A>,
  { freshness, useAround = nothingAround }: { freshness?: Freshness; useAround?: () => AroundList } = {},
) {
  const resource: Resource = declared;
  const options = given as unknown as AnyOptions;
  const isPage = opensAsPage(options.form, options.parts);
  function ResourceScreen() {
    const list = useList(resource, options, { freshness });
    const isOpen = list.address.open !== undefined;
    const { beside, ...around } = useAround();
    return (
      <>
        <ListScreen {...around} list={list} isOpen={isOpen} isHidden={isOpen && isPage} />
        {isOpen && <OpenRecord list={list} />}
        {beside}
      </>
    );
  }
  const prefetch: Prefetch = (client, { id }) => prefetchFirstRows(client, id, { resource, freshness });
  return Object.assign(ResourceScreen, { prefetch });
}
