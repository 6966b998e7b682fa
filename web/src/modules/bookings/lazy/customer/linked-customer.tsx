import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { read } from '@leme/contract/access/permission';
import { useLocation } from '@tanstack/react-router';
import { UserRoundCheck } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { proseLink } from '#ui/style/link-style.ts';
import { bookingFormTexts } from '../booking-form/texts/texts.ts';

/** Says that the booking is a recorded customer's; the record opens beside the form, which keeps what was typed. */
export function LinkedCustomer({ id, onUnlink }: { id: string; onUnlink: () => void }) {
  const t = useText(bookingFormTexts);
  const can = useCan();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-1.5 font-semibold text-success-text">
        <UserRoundCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('linked')}
      </span>
      {can(read('customers')) && (
        <a
          href={tenantPath(slug, `/customers?open=${id}`)}
          target="_blank"
          rel="noopener"
          className={proseLink}
        >
          {t('seeCustomer')}
        </a>
      )}
      <button type="button" onClick={onUnlink} className={`${proseLink} min-h-6 max-md:min-h-11`}>
        {t('unlink')}
      </button>
    </span>
  );
}
