import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { read } from '@leme/contract/access/permission';
import type { AttendanceConflict } from '@leme/contract/manifest/issue-endpoints';
import { useLocation } from '@tanstack/react-router';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { issuesTexts } from './texts/texts.ts';

type Departure = Pick<AttendanceConflict, 'session_id' | 'date' | 'start_time' | 'product'>;

/** The way to the people of a session, for who may see them. */
export function ManifestLink({ departure, className }: { departure: Departure; className?: string }) {
  const t = useText(issuesTexts);
  const can = useCan();
  const open = useOpenPage();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  if (!can(read('passenger-manifest'))) return null;
  const path = `/passenger-manifest?date=${departure.date}&session=${departure.session_id}`;
  const { product, start_time: time } = departure;
  return (
    <Button asChild variant="plain" className={cn('max-md:h-14', className)}>
      <InnerLink
        href={tenantPath(slug, path)}
        onOpen={() => open(path)}
        aria-label={t('manifestOf', { product, time })}
      >
        {t('manifest')}
      </InnerLink>
    </Button>
  );
}
