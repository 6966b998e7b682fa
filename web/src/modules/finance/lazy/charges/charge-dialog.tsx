import type { ChargeRow, cancelCharge, payCharge } from '@leme/contract/finance/charges/charge-endpoints';
import { charges } from '@leme/contract/finance/charges/charges';
import type { Locale } from '@leme/contract/kit/language/locale';
import { dayIn } from '@leme/contract/kit/values/days';
import { formatMoney } from '@leme/contract/kit/values/money';
import { Copy, Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { whatsAppLink } from '#kit/text/phone-text.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { printSheet } from '#ui/paper/print-sheet.ts';
import type { Charged } from './charged.ts';
import { PayloadText, usePixCode } from './code-to-read.tsx';
import { chargesTexts } from './texts/texts.ts';

type Props = {
  charge: ChargeRow;
  charged: Charged;
  message: string;
  locale: Locale;
  mayCharge: boolean;
  onClose: () => void;
};

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** A charge in the hand: its code to scan, to copy, to send and to print, and what became of it. */
export function ChargeDialog(props: Props) {
  const { charge, charged, mayCharge, onClose } = props;
  const t = useText(chargesTexts);
  const { money, dateTime } = useFormat();
  const [doing, setDoing] = useState<'receive' | 'cancel' | null>(null);
  const { status, amount, paid_amount, surplus } = charge;
  const isOpen = status === 'open' || status === 'partial';
  const mayTake = mayCharge && (isOpen || status === 'expired');
  return (
    <>
      <Dialog
        onClose={onClose}
        title={t('chargeOf', { name: charged.name })}
        description={isOpen ? t('until', { when: dateTime(charge.expires_at) }) : undefined}
        size="sm"
        footer={
          mayTake && (
            <>
              {paid_amount === 0 && <Button onClick={() => setDoing('cancel')}>{t('giveUp')}</Button>}
              <Button variant="primary" onClick={() => setDoing('receive')}>
                {t('received')}
              </Button>
            </>
          )
        }
      >
        <div className="grid justify-items-center gap-4">
          <strong className="text-2xl tabular-nums">{money(amount)}</strong>
          {status === 'paid' && <Banner tone="success">{t('isPaid', { amount: money(paid_amount) })}</Banner>}
          {surplus > 0 && <Banner tone="warning">{t('surplus', { amount: money(surplus) })}</Banner>}
          {status === 'expired' && <Banner tone="warning">{t('isExpired')}</Banner>}
          {status === 'partial' && <p>{t('isPartial', { amount: money(paid_amount) })}</p>}
          {isOpen && <Code {...props} />}
          {charge.reason && <p className="wrap-anywhere text-muted-fg">{charge.reason}</p>}
        </div>
      </Dialog>
      {doing === 'receive' && <ReceiveDialog charge={charge} onClose={() => setDoing(null)} />}
      {doing === 'cancel' && <CancelDialog charge={charge} onClose={() => setDoing(null)} />}
    </>
  );
}

function Code({ charge, charged, message, locale }: Props) {
  const t = useText(chargesTexts);
  const kit = useText(kitTexts);
  const { money } = useFormat();
  const { payload, amount, token } = charge;
  const { drawing, copy } = usePixCode(payload, amount);
  const text = message
    .replace('{amount}', formatMoney(amount, locale))
    .replace('{link}', `${location.origin}/payment-success?c=${token}`)
    .replace('{pix}', payload);
  const print = () =>
    printSheet(
      <div className="grid justify-items-center gap-4 p-8">
        <h1 className="font-semibold text-xl">{charged.name}</h1>
        <p className="font-semibold text-2xl">{money(amount)}</p>
        {drawing}
        <p className="wrap-anywhere font-mono text-xs">{payload}</p>
      </div>,
      'charge-sheet',
    );
  return (
    <>
      {drawing}
      <PayloadText payload={payload} />
      <div className="grid w-full grid-cols-2 gap-2 [&>*]:max-md:h-11">
        <Button variant="primary" onClick={() => void copy()}>
          <Copy {...icon} />
          {t('copy')}
        </Button>
        <a
          href={`${charged.phone ? whatsAppLink(charged.phone) : 'https://wa.me/'}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({})}
        >
          <WhatsAppIcon />
          {t('whatsApp')}
        </a>
        <a
          href={`mailto:${charged.email ?? ''}?subject=${encodeURIComponent(charged.name)}&body=${encodeURIComponent(text)}`}
          className={buttonStyle({})}
        >
          <Mail {...icon} />
          {t('mail')}
        </a>
        <Button onClick={print}>
          <Printer {...icon} />
          {kit('print')}
        </Button>
      </div>
    </>
  );
}

type OfCharge = { charge: ChargeRow; onClose: () => void };

function ReceiveDialog({ charge, onClose }: OfCharge) {
  const t = useText(chargesTexts);
  const { money } = useFormat();
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const [payment_id] = useState(() => crypto.randomUUID());
  const left = Math.round((charge.amount - charge.paid_amount) * 100) / 100;
  const start: { amount: number | null; received_on: string } = { amount: left, received_on: today };
  return (
    <VerbDialog
      entity={charges}
      fields={['amount', 'received_on']}
      start={start}
      title={t('receivedTitle')}
      submit={t('received')}
      size="sm"
      run={({ amount, received_on }) =>
        call<typeof payCharge>('POST /charges/:id/payments', {
          id: charge.id,
          payment_id,
          amount: amount ?? 0,
          received_on,
        })
      }
      shows={['booking-payments', 'bookings', 'financial', 'finance-invoices']}
      done={({ credit }) =>
        credit ? t('creditGiven', { code: credit.code, amount: money(credit.amount) }) : t('receivedDone')
      }
      onClose={onClose}
    >
      {({ control }) => (
        <div className="grid gap-4 md:grid-cols-2">
          <EntityField entity={charges} control={control} name="amount" />
          <EntityField entity={charges} control={control} name="received_on" />
        </div>
      )}
    </VerbDialog>
  );
}

function CancelDialog({ charge, onClose }: OfCharge) {
  const t = useText(chargesTexts);
  const start = { reason: '' };
  return (
    <VerbDialog
      entity={charges}
      fields={['reason']}
      start={start}
      title={t('giveUpTitle')}
      description={t('giveUpText')}
      submit={t('giveUp')}
      size="sm"
      faults={({ reason }) => ({ reason: reason.trim() === '' && t('whyGiveUp') })}
      run={({ reason }) =>
        call<typeof cancelCharge>('POST /charges/:id/cancellation', { id: charge.id, reason: reason.trim() })
      }
      shows={['booking-payments']}
      done={() => t('givenUp')}
      onClose={onClose}
    />
  );
}
