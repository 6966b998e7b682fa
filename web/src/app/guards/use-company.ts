import type { tenantBySubdomain } from '@leme/contract/access/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { call, isProblem } from '#kit/api/api.ts';

/** The company behind an address's name: its brand, or where the address leads when there is none, or it moved. */
export function useCompany(slug: string) {
  const query = useQuery({
    queryKey: ['company-by-subdomain', slug],
    queryFn: ({ signal }) =>
      call<typeof tenantBySubdomain>(
        'GET /saas-tenants/by-subdomain/:subdomain',
        { subdomain: slug },
        { signal },
      ),
  });
  const { href } = useLocation();
  const company = query.data;
  const moved =
    company && company.subdomain !== slug ? href.replace(`/${slug}`, `/${company.subdomain}`) : null;
  return { query, company, elsewhere: moved ?? missingPath(query.error, href) };
}

function missingPath(error: unknown, href: string): string | null {
  const path = `path=${encodeURIComponent(href)}`;
  if (isProblem(error, 'tenant-inactive')) return `/404?reason=inactive&${path}`;
  return isProblem(error, 'tenant-not-found') || isProblem(error, 'not-found') ? `/404?${path}` : null;
}
