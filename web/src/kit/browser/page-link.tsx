import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { useOpenPage } from './url-state.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { path: string };

/** A link to a page of the company by its bare path, in the form of the present address; also around shapes of a drawing. */
export function PageLink({ path, ...props }: PageLinkProps) {
  const open = useOpenPage();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  return <InnerLink href={tenantPath(slug, path)} onOpen={() => open(path)} {...props} />;
}
