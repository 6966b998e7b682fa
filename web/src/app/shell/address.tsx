import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** Where the person is: the company's name when the address carries it, and the bare path. */
export function useAddress() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { slug, path } = splitTenantPath(pathname);
  return { pathname, slug, path, href: (bare: string) => tenantPath(slug, bare) };
}

/** Opens a page by its bare path in the form of the present address; `newTab` leaves this page open. */
export function useOpenPage() {
  const router = useRouter();
  const { href } = useAddress();
  return (path: string, newTab = false) => {
    if (newTab) window.open(href(path), '_blank', 'noopener');
    else router.history.push(href(path));
  };
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

export type ShellLinkProps = Omit<ComponentProps<'a'>, 'href'> & { path: string };

/** A link to a page by its bare path. It repeats the form of the present address and marks only what it is told to. */
export function ShellLink({ path, onClick, ...props }: ShellLinkProps) {
  const { href } = useAddress();
  const openPage = useOpenPage();
  return (
    <a
      href={href(path)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        openPage(path);
      }}
      {...props}
    />
  );
}
