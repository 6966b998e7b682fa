import { may } from '@leme/contract/access/permission';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { Calculator, CalendarRange, ReceiptText, Send } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { OpenRecord } from '#kit/resource/list/open-record.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { usePaletteActions } from '#kit/shell/palette-actions.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RuleCards } from './rule-cards.tsx';
import { RuleTable } from './rule-table.tsx';
import { readRulesAddress } from './rules-address.ts';
import { pricingRulesTexts } from './texts/texts.ts';

const PublishDialog = lazyPart(
  async () => (await import('../lazy/publish/publish-dialog.tsx')).PublishDialog,
);
const Simulator = lazyPart(async () => (await import('../lazy/simulator/simulator.tsx')).Simulator);
const SeasonsDialog = lazyPart(
  async () => (await import('../lazy/seasons/seasons-dialog.tsx')).SeasonsDialog,
);
const PriceListDialog = lazyPart(
  async () => (await import('../lazy/price-list/price-list-dialog.tsx')).PriceListDialog,
);

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

function useOwn(): OwnScreen {
  const t = useText(pricingRulesTexts);
  const mayPublish = useCan()(may('pricing-rules', 'update'));
  const { state, change } = useUrlState(readRulesAddress);
  const show = (shows: typeof state.shows) => change({ shows }, { push: true });
  const close = () => show(undefined);
  const actions = useMemo(
    () =>
      (['simulate', 'list', 'seasons', ...(mayPublish ? ['publish' as const] : [])] as const).map(
        (shows) => ({
          id: `pricing-rules-${shows}`,
          label: t(shows),
          icon: 'sliders-horizontal',
          run: () => change({ shows }, { push: true }),
        }),
      ),
    [t, change, mayPublish],
  );
  usePaletteActions(actions);
  const buttons = (
    <>
      <Button onClick={() => show('seasons')}>
        <CalendarRange {...icon} />
        {t('seasons')}
      </Button>
      <Button onClick={() => show('simulate')}>
        <Calculator {...icon} />
        {t('simulate')}
      </Button>
      <Button onClick={() => show('list')}>
        <ReceiptText {...icon} />
        {t('list')}
      </Button>
      {mayPublish && (
        <Button onClick={() => show('publish')}>
          <Send {...icon} />
          {t('publish')}
        </Button>
      )}
    </>
  );
  return {
    rows: { Table: RuleTable, Cards: RuleCards },
    above: (
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-4 xl:hidden max-md:[&>button]:px-2 max-lg:[&_svg]:hidden">
        {buttons}
      </div>
    ),
    tools: <span className="contents max-xl:hidden">{buttons}</span>,
    Open: OpenRecord,
    opensAsPage: true,
    beside: (
      <Suspense>
        {state.shows === 'publish' && mayPublish && <PublishDialog onClose={close} />}
        {state.shows === 'simulate' && <Simulator onClose={close} />}
        {state.shows === 'seasons' && <SeasonsDialog onClose={close} />}
        {state.shows === 'list' && <PriceListDialog onClose={close} />}
      </Suspense>
    ),
  };
}

export const screen = screenOfList(
  pricingRules,
  {
    columns: ['effect', 'priority', 'active'],
    form: [
      { rows: ['name', 'effect', 'percent_bp amount', 'stackable', 'priority active', 'applies_always'] },
      {
        title: 'pricing-rules.section.what',
        rows: ['scope', 'category_ids', 'tag_ids', 'product_ids', 'boat_ids', 'fares'],
      },
      {
        title: 'pricing-rules.section.when',
        rows: ['days', 'season_id', 'travel', 'weekdays', 'start_from start_to', 'sale', 'lead_min lead_max'],
      },
      {
        title: 'pricing-rules.section.who',
        rows: ['occupancy_min_bp occupancy_max_bp', 'party_min party_max', 'channels', 'agent_ids'],
      },
    ],
  },
  { limits: { desk: 200, thumb: 200 }, useOwn },
);
