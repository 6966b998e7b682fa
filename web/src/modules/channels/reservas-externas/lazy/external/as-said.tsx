import type { ExternalDetail, readExternalBooking } from '@leme/contract/channels/external-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { externalTexts } from './texts/texts.ts';

export type Said = ExternalDetail['said'];

export function useExternal(id: string) {
  return useAsk<typeof readExternalBooking>(
    'GET /external-bookings/:id',
    { id },
    { shows: ['reservas-externas'] },
  );
}

/** What the partner asked for, in its own words. */
export function AsSaid({ said }: { said: Said }) {
  const t = useText(externalTexts);
  const { date, time } = useFormat();
  if (!said.product) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('said')}</h3>
      <p className="wrap-anywhere">
        {[said.product, said.date && date(said.date), said.time && time(said.time)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="wrap-anywhere">
        {said.units.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
      </p>
    </section>
  );
}
