import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { rightTo } from '@leme/contract/kit/resource/resource';
import { fillTemplate } from '@leme/contract/sales/message-template';
import { whatsappTemplates } from '@leme/contract/sales/whatsapp-templates';
import { useId } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { whatsAppLink } from '#kit/text/phone-text.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { pageTexts } from '../texts/texts.ts';
import { BookingLetters } from './booking-letters.tsx';
import { useMessageValues } from './use-message-values.ts';

const most = 20;

type Props = { booking: BookingDetail; product: string | undefined };

/**
 * What can be written to who booked, filled in, one press from the chat, for who may read the company's messages; and which
 * letters were written already, told to the house.
 */
export function MessagesPanel({ booking, product }: Props) {
  const t = useText(pageTexts);
  const heading = useId();
  const may = useCan()(rightTo(whatsappTemplates, 'read'));
  const isHouse = useSignedIn().partner === null;
  const phone = may ? booking.customer_phone : null;
  if (!phone && !isHouse) return null;
  return (
    <Card aria-labelledby={heading} className="print:hidden">
      <CardHead id={heading} title={t('messages')} note={phone ? t('messagesNote') : undefined} />
      <CardBody className="grid grid-cols-1 gap-4">
        {phone && <Messages booking={booking} phone={phone} product={product} />}
        {isHouse && <BookingLetters id={booking.id} />}
      </CardBody>
    </Card>
  );
}

function Messages({ booking, phone, product }: Props & { phone: string }) {
  const t = useText(pageTexts);
  const { query } = useRows(whatsappTemplates, { is_active: 1, sort: 'order_index', limit: most });
  const values = useMessageValues(booking, product);
  return (
    <QueryView
      query={query}
      skeleton="list"
      skeletonCount={2}
      errorTitle={t('messagesFailed')}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className="text-muted-fg">{t('noMessages')}</p>}
    >
      {({ data }) => (
        <ul className="grid gap-2">
          {data.map((row) => {
            const { text } = fillTemplate(String(row.message), values);
            const name = String(row.name);
            return (
              <li key={row.id} className="flex items-center gap-3">
                <span className="grid min-w-0 flex-1">
                  <strong className="truncate">{name}</strong>
                  <span className="truncate text-muted-fg">{text}</span>
                </span>
                <a
                  href={`${whatsAppLink(phone)}?text=${encodeURIComponent(text)}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('sendMessage', { name })}
                  className={buttonStyle({ size: 'sm', className: 'max-md:h-11 max-md:w-11' })}
                >
                  <WhatsAppIcon />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </QueryView>
  );
}
