import type { DashboardStats } from '@leme/contract/insights/dashboard-endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { dashboardTexts } from '../texts/texts.ts';

type Figures = NonNullable<DashboardStats['figures']>;
type Kind = 'total' | 'value' | 'conversions' | 'rate';

const kinds: readonly Kind[] = ['total', 'value', 'conversions', 'rate'];

/** The four cards over all leads; figures that could not be counted leave them empty and say nothing [B8.1-03]. */
export function Cards({ query }: { query: UseQueryResult<DashboardStats> }) {
  const t = useText(dashboardTexts);
  const figures = query.data?.figures ?? null;
  return (
    <section aria-label={t('cards')} className="grid grid-cols-2 gap-4 max-md:gap-3 xl:grid-cols-4">
      {kinds.map((kind) => (
        <FigureCard key={kind} kind={kind} figures={figures} />
      ))}
    </section>
  );
}

function FigureCard({ kind, figures }: { kind: Kind; figures: Figures | null }) {
  const t = useText(dashboardTexts);
  const { number, money } = useFormat();
  const percent = (value: number) =>
    number(value / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const title = t(kind);
  const value =
    figures &&
    {
      total: number(figures.leads),
      value: money(figures.value),
      conversions: number(figures.conversions),
      rate: percent(figures.rate),
    }[kind];
  const caption =
    kind === 'rate'
      ? figures && t('rateOf', { conversions: number(figures.conversions), leads: number(figures.leads) })
      : t(`${kind}Caption`);
  return (
    <article className="relative min-h-26 min-w-0 rounded-lg border bg-surface px-4 py-3 hover:border-edge">
      <div className="flex min-h-7 items-start gap-1">
        <h2 className="min-w-0 flex-1 text-muted-fg">
          {figures ? (
            <PageLink
              path={kind === 'total' ? '/leads' : '/leads?conversion=card'}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h2>
        <Explained kind={kind} title={title} />
      </div>
      <p className="min-h-8 font-semibold text-lg tabular-nums wrap-anywhere md:text-2xl">{value}</p>
      <p className="min-h-4 text-muted-fg text-xs">{caption}</p>
    </article>
  );
}

/** Which tags count, here and in the charts, and why the two differ. */
function Explained({ kind, title }: { kind: Kind; title: string }) {
  const t = useText(dashboardTexts);
  const name = t('explain', { title });
  return (
    <Popover
      name={name}
      align="end"
      className="w-80"
      trigger={
        <IconButton
          name={name}
          size="xs"
          icon={<Info aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
          className="relative z-10 -my-1 -me-2 text-muted-fg print:hidden"
        />
      }
    >
      <div className="grid gap-2">{kind === 'total' ? <p>{t('totalMeans')}</p> : <ConversionWords />}</div>
    </Popover>
  );
}

/** The two definitions of a conversion, in words. */
export function ConversionWords() {
  const t = useText(dashboardTexts);
  return (
    <>
      <p>{t('cardMeans')}</p>
      <p>{t('chartMeans')}</p>
      <p className="text-muted-fg">{t('whyTwo')}</p>
    </>
  );
}
