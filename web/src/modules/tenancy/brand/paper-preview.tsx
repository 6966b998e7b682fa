import { contrast, deriveBrand } from '@leme/contract/kit/brand';
import { useCompanyWays } from '#kit/auth-session/company-ways.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { brandTexts } from './texts/texts.ts';

type Props = { company: string; primary: string | null };

// As letters and paper are, in whichever theme they are looked at.
const sheet = 'grid content-start gap-2 rounded-lg border p-4 text-sm wrap-anywhere';
const ink = { background: '#FFFFFF', color: '#0C1A25' } as const;
const small = { color: '#4A5B67' } as const;

/** How a letter and a printed sheet of the company look: its colour on the button alone, black on white on paper. */
export function PaperPreview({ company, primary }: Props) {
  const t = useText(brandTexts);
  const { number } = useFormat();
  const { house_address, house_phone } = useCompanyWays();
  const { brand, onBrand } = deriveBrand(primary, null).light;
  const foot = [house_address, house_phone && phoneText(house_phone)].filter(Boolean).join(' · ');
  const ratio = number(contrast(brand, onBrand), { maximumFractionDigits: 1 });
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <section aria-label={t('letter')} className={sheet} style={ink}>
        <span style={small}>{t('letter')}</span>
        <strong>{company}</strong>
        <span>{t('letterLine')}</span>
        <span
          className="justify-self-start rounded-md px-4 py-2 font-semibold"
          style={{ background: brand, color: onBrand }}
        >
          {t('letterButton')}
        </span>
        <span style={small}>{t('ratio', { ratio })}</span>
        {foot && (
          <span className="whitespace-pre-line text-xs" style={small}>
            {foot}
          </span>
        )}
      </section>
      <section aria-label={t('print')} className={sheet} style={ink}>
        <span style={small}>{t('print')}</span>
        <strong>{company}</strong>
        <span aria-hidden="true" className="grid gap-1.5 py-1">
          {[90, 70, 80].map((width) => (
            <span key={width} className="h-1.5 bg-[#0C1A25]" style={{ width: `${width}%` }} />
          ))}
        </span>
        {foot && (
          <span
            className="whitespace-pre-line border-black border-t pt-1 text-xs"
            style={{ color: '#000000' }}
          >
            {foot}
          </span>
        )}
      </section>
    </div>
  );
}
