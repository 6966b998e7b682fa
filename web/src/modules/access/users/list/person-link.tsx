import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { useLocation } from '@tanstack/react-router';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { RowLink } from '#kit/list/table/row-link.tsx';

type PersonLinkProps = { user: UserRow; className: string };

/** The name of somebody, which leads to the record. */
export function PersonLink({ user, className }: PersonLinkProps) {
  const openPage = useOpenPage();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  const path = `/users/${user.id}`;
  return (
    <RowLink href={tenantPath(slug, path)} onOpen={() => openPage(path)} className={className}>
      {user.full_name}
    </RowLink>
  );
}
