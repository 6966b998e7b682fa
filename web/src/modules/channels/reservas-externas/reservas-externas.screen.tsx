import { may } from '@leme/contract/access/permission';
import { channelMappings } from '@leme/contract/channels/channel-mappings';
import { channelMessages } from '@leme/contract/channels/channel-messages';
import { channelPartners } from '@leme/contract/channels/channel-partners';
import { externalBookings } from '@leme/contract/channels/external-bookings';
import { Suspense } from 'react';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage, useUrlState } from '#kit/browser/url-state.ts';
import { CreateButton } from '#kit/list/create/create-button.tsx';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { leaving, readChannelsAddress, type Tab, tabs } from './channels-address.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { reservasExternasTexts } from './texts/texts.ts';
import { TokensPanel } from './tokens-panel.tsx';
import { TrialPanel } from './trial-panel.tsx';

const OpenExternal = lazyPart(async () => (await import('./lazy/external/open-external.tsx')).OpenExternal);
const UnmappedNames = lazyPart(async () => (await import('./lazy/mapping/unmapped.tsx')).UnmappedNames);
const Quotas = lazyPart(async () => (await import('./lazy/quotas/quotas.tsx')).Quotas);

function useInbox(): OwnScreen {
  const t = useText(reservasExternasTexts);
  const can = useCan();
  const openPage = useOpenPage();
  return {
    words: { subtitle: t('inboxText') },
    Open: OpenExternal,
    tools: can(may('reservas-externas', 'create')) && (
      <CreateButton label={t('new')} reason={null} onCreate={() => openPage('/reservas-externas/criar')} />
    ),
  };
}

const Inbox = screenOfList(
  externalBookings,
  {
    columns: [
      'partner_id',
      'customer_name',
      'code',
      'starts_at',
      'state',
      'fault',
      'total_price',
      'created_at',
    ],
    empty: 'external-bookings.empty',
  },
  { useOwn: useInbox },
);

function useMessages(): OwnScreen {
  const t = useText(reservasExternasTexts);
  return { words: { subtitle: t('messagesText') } };
}

const Messages = screenOfList(
  channelMessages,
  {
    columns: ['created_at', 'partner_id', 'method', 'status', 'error', 'ms'],
    empty: 'channel-messages.empty',
  },
  { useOwn: useMessages },
);

const Partners = resourceScreen(channelPartners, {
  columns: ['kind', 'protocol', 'commission_bp', 'collects', 'active'],
  card: ['kind', 'protocol', 'active'],
  form: [
    {
      rows: [
        'name',
        'kind protocol',
        'agent_id active',
        'commission_bp collects',
        'product_ids',
        'beyond_quota',
        'notes',
      ],
    },
  ],
  parts: [TokensPanel, TrialPanel, SheetPanel],
  empty: 'channel-partners.empty',
});

const Mappings = resourceScreen(channelMappings, {
  columns: ['partner_id', 'kind', 'product_id', 'fare_code'],
  card: ['partner_id', 'kind', 'product_id', 'fare_code'],
  form: [{ rows: ['their_name', 'partner_id kind', 'product_id', 'fare_code'] }],
  empty: 'channel-mappings.empty',
});

/** What partners booked, who they are, and the seats that are kept for them; an open partner stands alone. */
function Channels() {
  const t = useText(reservasExternasTexts);
  const { state, change } = useUrlState(readChannelsAddress);
  const tab: Tab = state.tab ?? 'inbox';
  return (
    <div className="grid grid-cols-1 gap-3">
      {(state.open === undefined || tab === 'inbox') && (
        <Tabs
          name={t('views')}
          value={tab}
          onValueChange={(next) => change(leaving(tabs.find((each) => each === next) ?? 'inbox'))}
          items={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
      )}
      {tab === 'inbox' && <Inbox />}
      {tab === 'partners' && <Partners />}
      {tab === 'mapping' && state.open === undefined && (
        <Suspense>
          <UnmappedNames />
        </Suspense>
      )}
      {tab === 'mapping' && <Mappings />}
      {tab === 'quotas' && <QuotasTab />}
      {tab === 'messages' && <Messages />}
    </div>
  );
}

function QuotasTab() {
  const t = useText(reservasExternasTexts);
  const titleOf = usePageTitle();
  const kit = useText(kitTexts);
  return (
    <>
      <PageHeader title={titleOf({ name: 'reservas-externas' })} subtitle={t('quotasText')} />
      <Suspense fallback={<Skeleton variant="list" label={kit('loading')} />}>
        <Quotas />
      </Suspense>
    </>
  );
}

export const screen = Object.assign(Channels, { prefetch: Inbox.prefetch });
