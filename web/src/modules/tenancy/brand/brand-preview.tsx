import { contrast, deriveBrand } from '@leme/contract/kit/brand';
import { type ThemeClass, usualThemeClass } from '@leme/contract/tenancy/companies/theme-class';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { TenantMark } from '#ui/brand/tenant-mark.tsx';
import { brandTexts } from './texts/texts.ts';

// The grounds of the themes, as the guard of contrast knows them.
const grounds = { light: '#FFFFFF', dark: '#131D25', sun: '#FFFFFF' } as const;
// In full sun no colour of a company is shown.
const sun = { brand: '#000000', onBrand: '#FFFFFF', brandText: '#000000', brandUi: '#000000' } as const;

type Props = {
  company: string;
  logo: string | null;
  primary: string | null;
  secondary: string | null;
  themeClass?: ThemeClass;
};

/** What the sign-in page and a button make of two colours in each of three themes, with the ratio of what stands on them. */
export function BrandPreview({ company, logo, primary, secondary, themeClass = usualThemeClass }: Props) {
  const t = useText(brandTexts);
  const { number } = useFormat();
  const brand = deriveBrand(primary, secondary);
  const { panel, onPanel } = brand.login;
  const ratio = (one: string, other: string) =>
    t('ratio', { ratio: number(contrast(one, other), { maximumFractionDigits: 1 }) });
  return (
    <div className="grid gap-3 md:grid-cols-4">
      <div
        className="grid min-h-24 place-items-center gap-2 rounded-lg border p-4 text-center font-semibold wrap-anywhere"
        style={{ background: panel, color: onPanel }}
      >
        <TenantMark src={logo} name={company} className="size-10" />
        {company}
        <span className="font-normal text-sm">{ratio(panel, onPanel)}</span>
      </div>
      {(['light', 'dark', 'sun'] as const).map((theme) => {
        const { brand: fill, onBrand, brandText, brandUi } = { ...brand, sun }[theme];
        return (
          <div
            key={theme}
            className="grid min-h-24 content-center gap-2 overflow-hidden rounded-lg border p-4 pt-0"
            style={{ background: grounds[theme] }}
          >
            <HeadOf look={theme === 'sun' ? 'calm' : themeClass} fill={fill} />
            <span className="text-sm" style={{ color: brandText }}>
              {t(`theme_${theme}`)}
            </span>
            <span
              className="rounded-md border px-3 py-2 text-center font-semibold text-sm"
              style={{ background: fill, color: onBrand, borderColor: brandUi }}
            >
              {t('signIn')}
            </span>
            <span className="text-sm" style={{ color: brandText }}>
              {ratio(fill, onBrand)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

const heads = { calm: 'h-4 border-b', line: 'h-4 border-b-3', full: 'h-4' } as const;

/** The header above the page, as much in the colour as the company wants. */
function HeadOf({ look, fill }: { look: ThemeClass; fill: string }) {
  const style = {
    calm: {},
    line: { borderColor: fill },
    full: { background: fill },
  }[look];
  return <span aria-hidden="true" data-look={look} className={`-mx-4 block ${heads[look]}`} style={style} />;
}
