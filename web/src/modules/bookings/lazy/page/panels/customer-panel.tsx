import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { read } from '@leme/contract/access/permission';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { actionLink, proseLink } from '#ui/style/link-style.ts';
import { ContactLinks } from '../../party/contact-links.tsx';
import { partyTexts } from '../../party/texts/texts.ts';
import { pageTexts } from '../texts/texts.ts';
import { CustomerCredits } from './customer-credits.tsx';

/** Who booked: how to reach them, their record and what else they booked. */
export function CustomerPanel({ booking }: { booking: BookingDetail }) {
  const t = useText(pageTexts);
  const words = useText(partyTexts);
  const can = useCan();
  const openPage = useOpenPage();
  const heading = useId();
  const isHouse = useSignedIn().partner === null;
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  const { customer_id: id, customer_name: name, customer_phone: phone, customer_email: email } = booking;
  const path = `/customers?open=${id}`;
  const seesRecord = id !== null && can(read('customers'));
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={t('customer')} />
      <CardBody className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <strong className="wrap-anywhere">{name}</strong>
          {seesRecord && (
            <InnerLink href={tenantPath(slug, path)} onOpen={() => openPage(path)} className={actionLink}>
              {t('record')}
            </InnerLink>
          )}
          {id === null && <span className="text-muted-fg">{t('noRecord')}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
          {phone && (
            <ContactLinks
              phone={phone}
              labels={{ call: words('call', { name }), whatsApp: words('whatsApp', { name }) }}
            />
          )}
          {email && (
            <a href={`mailto:${email}`} className={`${proseLink} wrap-anywhere`}>
              {email}
            </a>
          )}
        </div>
        {id !== null && isHouse && <CustomerCredits id={id} />}
      </CardBody>
    </Card>
  );
}
