import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

type Search = Readonly<Record<string, unknown>>;
export type ChangeOptions = { /** Adds a step that "back" returns from. */ push?: boolean };

export type UrlState<T extends object> = {
  state: T;
  /** Changes parts of it and keeps the place on the page; `undefined` takes a part out. */
  change: (part: Partial<T>, options?: ChangeOptions) => void;
  /** The address of this page with parts of it changed. */
  hrefOf: (part: Partial<T>) => string;
};

/** What the address says after its question mark, read by `read`. */
export function useUrlState<T extends object>(read: (search: Search) => T): UrlState<T> {
  const router = useRouter();
  const search = useLocation({ select: (location): Search => location.search });
  const state = useMemo(() => read(search), [read, search]);
  const hrefOf = useCallback(
    (part: Partial<T>) => {
      const { pathname, search: before } = router.latestLocation;
      const next = Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined);
      return pathname + router.options.stringifySearch(Object.fromEntries(next));
    },
    [router],
  );
  const change = useCallback(
    (part: Partial<T>, { push = false }: ChangeOptions = {}) =>
      void router.navigate({ href: hrefOf(part), replace: !push, resetScroll: false }),
    [router, hrefOf],
  );
  return { state, change, hrefOf };
}

/** Opens a page by its bare path in the form of the present address. */
export function useOpenPage(): (path: string) => void {
  const router = useRouter();
  return (path) => {
    const { slug } = splitTenantPath(router.latestLocation.pathname);
    void router.navigate({ href: tenantPath(slug, path) });
  };
}
