import { splitTenantPath, tenantPath } from '@leme/contract/access/navigation';
import { read } from '@leme/contract/access/permission';
import type { AttendanceConflict } from '@leme/contract/manifest/issue-endpoints';
import { useLocation } from '@tanstack/react-router';
import { useText } from '#kit/i18n.ts';
import { useCan } from '#kit/session.tsx';
import { useOpenPage } from '#kit/url-state.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { InnerLink } from '#ui/inner-link.tsx';
import { issuesTexts } from './texts/texts.ts';

type Place = Pick<AttendanceConflict, 'session_id' | 'date' | 'start_time' | 'product'>;

/** The way to the people of a session, for who may see them. */
export function ManifestLink({ place, className }: { place: Place; className?: string }) {
  const t = useText(issuesTexts);
  const can = useCan();
  const open = useOpenPage();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  if (!can(read('passenger-manifest'))) return null;
  const path = `/passenger-manifest?date=${place.date}&session=${place.session_id}`;
  const { product, start_time: time } = place;
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
