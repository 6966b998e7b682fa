import { read } from '@leme/contract/access/permission';
import type { matchCustomers } from '@leme/contract/bookings/life/departure-endpoints';
import { normaliseLocale } from '@leme/contract/kit/language/locale';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Buyer } from '../sale/sale.ts';
import { createTexts } from '../texts/texts.ts';

type Props = { buyer: Buyer; onChange: (part: Partial<Buyer>) => void };

const fewestDigits = 8;

/** Records that may be the one who books, proposed and never taken by themselves. */
export function Matches({ buyer, onChange }: Props) {
  const t = useText(createTexts);
  const isMine = useCan()(read('customers'));
  const asked = JSON.stringify({
    document: buyer.customer_document.trim(),
    phone: buyer.customer_phone.replace(/\D/g, '').length < fewestDigits ? '' : buyer.customer_phone.trim(),
    email: buyer.customer_email.includes('@') ? buyer.customer_email.trim() : '',
    name: buyer.customer_name.trim(),
  });
  const given = JSON.parse(useSettled(asked)) as Record<'document' | 'phone' | 'email' | 'name', string>;
  const isAsked = isMine && buyer.customer_id === '' && Boolean(given.document || given.phone || given.email);
  const { data } = useAsk<typeof matchCustomers>('GET /customers/matches', given, {
    shows: ['customers'],
    enabled: isAsked,
    retry: false,
    background: true,
  });
  const found = isAsked && !buyer.isNew ? (data?.data ?? []) : [];
  if (found.length === 0) return null;
  return (
    <section aria-label={t('matches')} className="col-span-full grid gap-2 rounded-md border p-3">
      <h3 className="font-semibold">{t('matches')}</h3>
      <ul className="grid gap-2">
        {found.map(({ id, name, phone, email, language, same, bookings }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="grid min-w-0">
              <span className="wrap-anywhere">{name}</span>
              <span className="wrap-anywhere text-muted-fg text-xs">
                {[t(`same_${same}`), phone && phoneText(phone), email, t('bookings', { count: bookings })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              size="sm"
              className="max-md:h-11"
              onClick={() =>
                onChange({
                  customer_id: id,
                  customer_name: name,
                  customer_phone: phone ?? buyer.customer_phone,
                  customer_email: email ?? buyer.customer_email,
                  language: normaliseLocale(language) ?? buyer.language,
                })
              }
            >
              {t('itIs')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start max-md:h-11"
        onClick={() => onChange({ isNew: true })}
      >
        {t('itIsNot')}
      </Button>
    </section>
  );
}
