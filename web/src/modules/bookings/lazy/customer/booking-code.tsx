import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { read } from '@leme/contract/access/permission';
import { useLocation } from '@tanstack/react-router';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { bookingPlace } from './booking-place.ts';

export type BookingCodeProps = {
  booking: { code: string; session_id: string };
  date: string;
  /** Spoken in place of the code alone. */
  name?: string | undefined;
};

/** A booking's code: a link to its place, for who may see that page. */
export function BookingCode({ booking, date, name }: BookingCodeProps) {
  const can = useCan();
  const openPage = useOpenPage();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  if (!can(read('passenger-manifest'))) return <span className="font-semibold">{booking.code}</span>;
  const path = bookingPlace({ ...booking, date });
  return (
    <InnerLink
      href={tenantPath(slug, path)}
      onOpen={() => openPage(path)}
      aria-label={name}
      className={actionLink}
    >
      {booking.code}
    </InnerLink>
  );
}
