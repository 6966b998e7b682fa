import { channelMappings } from '@leme/contract/channels/channel-mappings';
import { channels } from '@leme/contract/channels/module';
import type { Clock } from '#kit/clock';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { ServerModule } from '#kit/http/serve';
import { serveResource } from '#kit/resource/serve-resource';
import { servesAllotments } from './allotments/manage-allotments.ts';
import { servesDecisions } from './decide-external.ts';
import { hooks } from './hooks.ts';
import { servesInbox, servesMessages } from './list-external.ts';
import { servesAvailability } from './octo/check-availability.ts';
import { keepsMessages } from './octo/keep-messages.ts';
import { servesLife } from './octo/live-booking.ts';
import { octoProtocol } from './octo/octo-protocol.ts';
import { servesCatalogue } from './octo/products/read-catalogue.ts';
import { servesReserve } from './octo/reserve.ts';
import { servesTrial } from './octo/trial/try-partner.ts';
import { servesUpdate } from './octo/update-octo-booking.ts';
import { servesPartners } from './partners/channel-partners.resource.ts';
import { servesSaleByHand } from './sell-by-hand.ts';
import { servesUnmapped } from './sheet/suggest.ts';
import { servesPartnerSheet } from './sheet/take-sheet.ts';

type Needs = { origin: () => string; tenantTx: TenantTx; clock: Clock };

/** Where else the company sells. */
export const channelsModule = (needs: Needs): ServerModule => {
  const octo = [
    ...servesCatalogue(needs.origin),
    ...servesAvailability,
    servesReserve,
    ...servesLife,
    servesUpdate,
  ];
  return {
    ...channels,
    ...hooks,
    constraints: { seat_allotments_once: 'allotment-there', allotment_within: 'allotment-used' },
    protocols: [{ ...octoProtocol, hears: keepsMessages(needs) }],
    serves: [
      ...servesPartners,
      servesUnmapped,
      ...serveResource(channelMappings),
      servesPartnerSheet,
      ...servesAllotments,
      ...servesInbox,
      ...servesMessages,
      servesSaleByHand,
      ...servesDecisions,
      servesTrial(octo),
      ...octo,
    ],
  };
};
