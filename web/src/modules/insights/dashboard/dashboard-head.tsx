import { Printer, RefreshCw } from 'lucide-react';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { dashboardTexts } from './texts/texts.ts';

type DashboardHeadProps = {
  /** When the figures were counted. */
  counted: { at: string; isSummary: boolean } | null;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Title, of when the figures are, and the way to newer ones. */
export function DashboardHead({ counted, isRefreshing, onRefresh }: DashboardHeadProps) {
  const t = useText(dashboardTexts);
  const words = useText(kitTexts);
  const star = usePageStar();
  const { time } = useFormat();
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      star={<span className="max-md:hidden print:hidden">{star}</span>}
      actions={
        <>
          <span className="text-muted-fg text-xs tabular-nums">
            {counted &&
              t(counted.isSummary ? 'summaryAt' : 'updatedAt', { time: time(new Date(counted.at)) })}
          </span>
          <span className="contents print:hidden">
            <IconButton
              name={words('print')}
              icon={<Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              className="max-md:hidden"
              onClick={() => window.print()}
            />
            <Button busy={isRefreshing} onClick={onRefresh}>
              <RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t(isRefreshing ? 'refreshing' : 'refresh')}
            </Button>
          </span>
        </>
      }
    />
  );
}
