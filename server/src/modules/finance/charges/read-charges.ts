import { listCharges, readCharge, readReceiver } from '@leme/contract/finance/charges/charge-endpoints';
import { chargeable } from '@leme/contract/finance/charges/charge-rules';
import { financeWords } from '@leme/contract/finance/texts/texts';
import type { Locale } from '@leme/contract/kit/language/locale';
import { Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { serve } from '#kit/http/serve';
import { ownTextsIn } from '#kit/words/own-texts';
import type { TimedWork } from '#kit/work';
import { chargeOf, readCharges } from './charge-queries.ts';
import { receiverOf } from './receiving.ts';
import { ofSubject, readSubject, requireRight, subjectOf, subjectOfRow } from './subject.ts';

export const servesCharges = serve(listCharges, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const subject = subjectOf(input);
  requireRight(work, subject, 'reads');
  const owed = await readSubject(work, subject);
  return {
    data: await readCharges(work, ofSubject(subject)),
    left: toReais(owed.left),
    free: toReais(chargeable('rest', owed)),
    deposit: toReais(chargeable('deposit', owed)),
    extra: toReais(owed.extra),
    has_key: (await receiverOf(work)) !== null,
    locale: owed.locale,
    message: await messageIn(work, owed.locale),
  };
});

/** Kept by devices for the pier without a signal; partners charge nobody. */
export const servesReceiver = serve(readReceiver, async ({ tx, actor }) => {
  if (actor.partner) throw new Problem('not-found');
  return { receiver: await receiverOf({ tx, actor }) };
});

export const servesCharge = serve(readCharge, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const charge = await chargeOf(work, input.id);
  requireRight(work, subjectOfRow(charge), 'reads');
  return charge;
});

/** In words of the company’s own, where it has some. */
async function messageIn({ tx, actor }: TimedWork, locale: Locale): Promise<string> {
  const t = await ownTextsIn(tx, actor.tenantId, financeWords, locale);
  return t('charge.message', { amount: '{amount}', link: '{link}', pix: '{pix}' });
}
