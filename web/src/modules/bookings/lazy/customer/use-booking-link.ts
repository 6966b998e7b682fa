import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { read } from '@leme/contract/access/permission';
import { useRouter } from '@tanstack/react-router';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import type { ToastMessage } from '#ui/feedback/toast.tsx';
import { bookingPlace } from './booking-place.ts';

/** The code of a booking in a message, as a link to its place; no link for who may not open that page. */
export function useBookingLink() {
  const can = useCan();
  const router = useRouter();
  const openPage = useOpenPage();
  return (booking: { code: string; session_id: string }, date: string): ToastMessage['link'] => {
    if (!can(read('passenger-manifest'))) return undefined;
    const path = bookingPlace({ ...booking, date });
    const { slug } = splitTenantPath(router.latestLocation.pathname);
    return { text: booking.code, href: tenantPath(slug, path), onOpen: () => openPage(path) };
  };
}
