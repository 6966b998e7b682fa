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
import { usePageStar } from '#kit/shell/page-star.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { readChannelsAddress } from './channels-address.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { reservasExternasTexts } from './texts/texts.ts';
import { TokensPanel } from './tokens-panel.tsx';
import { TrialPanel } from './trial-panel.tsx';

const OpenExternal = lazyPart(async () => (await import('./lazy/external/open-external.tsx')).OpenExternal);
const OpenMessage = lazyPart(async () => (await import('./lazy/messages/open-message.tsx')).OpenMessage);
const UnmappedNames = lazyPart(async () => (await import('./lazy/mapping/unmapped.tsx')).UnmappedNames);
const Quotas = lazyPart(async () => (await import('./lazy/quotas/quotas.tsx')).Quotas);

function useInbox(): OwnScreen {
  const t = useText(reservasExternasTexts);
  const can = useCan();
  const openPage = useOpenPage();
  return {
    words: { subtitle: t('inboxText') },
    above: <ChannelTabs />,
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
    card: ['partner_id', 'customer_name', 'starts_at', 'state', 'fault'],
    empty: 'external-bookings.empty',
  },
  { useOwn: useInbox },
);

function useMessages(): OwnScreen {
  const t = useText(reservasExternasTexts);
  return { words: { subtitle: t('messagesText') }, above: <ChannelTabs />, Open: OpenMessage };
}

const Messages = screenOfList(
  channelMessages,
  {
    columns: ['created_at', 'partner_id', 'method', 'status', 'error', 'ms'],
    empty: 'channel-messages.empty',
  },
  { useOwn: useMessages },
);

const Partners = resourceScreen(
  channelPartners,
  {
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
  },
  { useAround: () => ({ above: <ChannelTabs /> }) },
);

const aboveMappings = (
  <>
    <ChannelTabs />
    <Suspense>
      <UnmappedNames />
    </Suspense>
  </>
);

const Mappings = resourceScreen(
  channelMappings,
  {
    columns: ['partner_id', 'kind', 'product_id', 'fare_code'],
    card: ['partner_id', 'kind', 'product_id', 'fare_code'],
    form: [{ rows: ['their_name', 'partner_id kind', 'product_id', 'fare_code'] }],
    empty: 'channel-mappings.empty',
  },
  { useAround: () => ({ above: aboveMappings }) },
);

const shown = { inbox: Inbox, partners: Partners, mapping: Mappings, quotas: QuotasTab, messages: Messages };

/** What partners booked, who they are, and the seats that are kept for them; an open partner stands alone. */
function Channels() {
  const { state } = useUrlState(readChannelsAddress);
  const Tab = shown[state.tab ?? 'inbox'];
  return <Tab />;
}

function QuotasTab() {
  const t = useText(reservasExternasTexts);
  const title = usePageTitle()({ name: 'reservas-externas' });
  const star = usePageStar();
  const kit = useText(kitTexts);
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        title={title}
        subtitle={t('quotasText')}
        star={<span className="max-md:hidden print:hidden">{star}</span>}
      />
      <ChannelTabs />
      <Suspense fallback={<Skeleton variant="list" label={kit('loading')} />}>
        <Quotas />
      </Suspense>
    </div>
  );
}

export const screen = Object.assign(Channels, { prefetch: Inbox.prefetch });
