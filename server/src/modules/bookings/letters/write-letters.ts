import { type Letter, letters } from '@leme/contract/bookings/life/letters';
import { dateTimeFormat, localeTag } from '@leme/contract/kit/language/intl';
import type { Locale } from '@leme/contract/kit/language/locale';
import { formatMoney } from '@leme/contract/kit/values/money';
import type { TenantTx } from '#kit/database/tenant-tx';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriter, MailWriters, QueuedMail } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import { allBookings } from '../partner-scope.ts';
import { templateOf } from './queue-letter.ts';
import { lettersTexts } from './texts/texts.ts';

type LetterTexts = NonNullable<typeof lettersTexts.keys>;
export type LetterNeeds = { tenantTx: TenantTx; origin: () => string };

/** The letters of bookings; each tells the booking as it is when it leaves. */
export function bookingMails(needs: LetterNeeds): MailWriters {
  return Object.fromEntries(letters.map((letter) => [templateOf(letter), writerOf(letter, needs)]));
}

function writerOf(letter: Letter, { tenantTx, origin }: LetterNeeds): MailWriter {
  return async (mail) => {
    const found = await bookingOf(tenantTx, mail);
    // A hold that is none any more, and a booking that came back, are no news.
    if (!found || !stillHolds(letter, found.status)) return null;
    const { locale, params } = mail;
    const t = await tenantTx.read(mail.tenant_id, (tx) =>
      ownTextsIn(tx, mail.tenant_id, lettersTexts, locale),
    );
    const said = { ...wordsOf(found, locale), amount: moneyOf(Number(params.amount ?? 0), locale) };
    return layOutMail({
      locale,
      brand: { name: found.company, primary_color: found.primary_color },
      greeting: t('greeting', { name: found.customer_name }),
      subject: t(`${letter}.subject`, said),
      paragraphs: [t(`${letter}.paragraph`, said), ...sums(letter, found, { t, locale })],
      action: { label: t('button'), url: `${origin()}/${found.subdomain}` },
      notes: [t('note', { code: found.code })],
    });
  };
}

const moneyOf = (amount: number, locale: Locale) => formatMoney(amount, locale);

function stillHolds(letter: Letter, status: string): boolean {
  if (letter === 'return') return true;
  if (letter === 'option') return status === 'on_hold';
  return (letter === 'cancellation') === (status === 'cancelled');
}

type Found = NonNullable<Awaited<ReturnType<typeof bookingOf>>>;

function wordsOf({ code, product, starts_at, hold_expires_at, timezone }: Found, locale: Locale) {
  const at = (moment: string, how: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(localeTag(locale), { ...how, timeZone: timezone ?? 'America/Sao_Paulo' }).format(
      new Date(moment),
    );
  const until = hold_expires_at && at(hold_expires_at, { dateStyle: 'short', timeStyle: 'short' });
  return {
    code,
    product,
    day: at(starts_at, { dateStyle: 'full' }),
    time: at(starts_at, { timeStyle: 'short' }),
    until: until ?? '',
  };
}

type Spoken = { t: Awaited<ReturnType<typeof ownTextsIn<LetterTexts>>>; locale: Locale };

function sums(letter: Letter, found: Found, { t, locale }: Spoken): string[] {
  const { total_price, remaining_amount, meeting_point, people } = found;
  const open = remaining_amount > 0 ? [t('open', { amount: moneyOf(remaining_amount, locale) })] : [];
  const back = remaining_amount < 0 ? [t('back', { amount: moneyOf(-remaining_amount, locale) })] : [];
  if (letter === 'cancellation' || letter === 'return') return back;
  const place = meeting_point ? [t('meeting', { place: meeting_point })] : [];
  return [
    t('people', { people: String(people) }),
    t('total', { amount: moneyOf(total_price, locale) }),
    ...open,
    ...back,
    ...place,
  ];
}

async function bookingOf(tenantTx: TenantTx, { tenant_id, params }: QueuedMail) {
  return await tenantTx.read(tenant_id, (tx) =>
    tx.first(
      allBookings(tenant_id)
        .innerJoin('sessions as s', (join) =>
          join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
        )
        .innerJoin('products as p', (join) =>
          join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
        )
        .innerJoin('saas_tenants as t', 't.id', 'b.tenant_id')
        .leftJoin('company_settings as z', 'z.tenant_id', 'b.tenant_id')
        .select(['b.code', 'b.customer_name', 'b.status', 'b.people', 'b.total_price', 'b.remaining_amount'])
        .select(['b.hold_expires_at', 's.starts_at', 'p.name as product', 'p.meeting_point'])
        .select(['t.name as company', 't.primary_color', 't.subdomain', 'z.timezone'])
        .where('b.id', '=', params.booking_id ?? ''),
    ),
  );
}
