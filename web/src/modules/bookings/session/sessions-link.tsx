import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { read } from '@leme/contract/access/permission';
import { useLocation } from '@tanstack/react-router';
import { CalendarRange } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { bookingsTexts } from '../texts/texts.ts';

/** The way from another view of a day to its sessions, for who may see them: that page stands in no menu. */
export function SessionsLink({ date }: { date: string }) {
  const t = useText(bookingsTexts);
  const can = useCan();
  const open = useOpenPage();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  if (!can(read('sessions'))) return null;
  const path = `/sessions?date=${date}`;
  return (
    <Button asChild variant="quiet">
      <InnerLink href={tenantPath(slug, path)} onOpen={() => open(path)}>
        <CalendarRange aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('title')}
      </InnerLink>
    </Button>
  );
}
