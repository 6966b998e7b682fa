import { dayIn } from '@leme/contract/kit/values/days';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import type { BoatSold } from '@leme/contract/maintenance/problems';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useOpenPage, useUrlState } from '#kit/browser/url-state.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { createRow } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { workOrdersCreateTexts } from './texts/texts.ts';

export type OrderDraft = {
  title: string;
  boat_id: string | null;
  kind: string;
  priority: string;
  description: string;
  blocks_sailing: string;
  downtime: { from: string | null; to: string | null } | null;
  from_time: string | null;
  until_time: string | null;
};

const names = [
  'title',
  'boat_id',
  'kind',
  'priority',
  'description',
  'blocks_sailing',
  'downtime',
  'from_time',
  'until_time',
] as const;
const noStop = { downtime: null, from_time: null, until_time: null };
const start: OrderDraft = {
  ...noStop,
  title: '',
  boat_id: null,
  kind: 'corretiva',
  priority: 'media',
  description: '',
  blocks_sailing: 'no',
};

/** The boat it is for, where somebody comes from that boat. */
const readBoat = ({ boat }: Readonly<Record<string, unknown>>) => ({
  boat: typeof boat === 'string' ? boat : null,
});

/** The form of a new order; `sold` is what is sold in a stop that was planned over it. */
export function useNewOrder() {
  const t = useText(workOrdersCreateTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const client = useQueryClient();
  const openPage = useOpenPage();
  const zone = useTimeZone();
  const { boat } = useUrlState(readBoat).state;
  const made = useRef<string | null>(null);
  const [sold, setSold] = useState<BoatSold | null>(null);
  const asked = useEntityForm<OrderDraft>(workOrders, names, {
    start: { ...start, boat_id: boat },
    // A boat that stopped just now stays ashore from today on, until somebody says otherwise.
    faults: ({ blocks_sailing, downtime }) => ({
      downtime: blocks_sailing === 'planned' && downtime === null && faultText({ code: 'required' }),
    }),
    save: async (values) => {
      const from = dayIn(zone, Temporal.Instant.from(new Date().toISOString()));
      const stops: Readonly<Record<string, Partial<OrderDraft>>> = {
        no: noStop,
        now: { downtime: values.downtime ?? { from, to: null } },
      };
      const row = await createRow(workOrders, { ...values, ...stops[values.blocks_sailing] });
      made.current = row.id;
      void refetchShowing(client, ['work-orders', 'blackout']);
      toast.show({ title: t('created', { code: String(row.code) }), tone: 'success' });
    },
    onDone: () => openPage(made.current ? `/work-orders?open=${made.current}` : '/work-orders'),
    place: (error) => {
      if (!isProblem(error, 'boat-sold')) return false;
      setSold(error.params as BoatSold);
      return true;
    },
    failedTitle: kit('failed'),
    leaves: () => true,
  });
  return { ...asked, sold, forgetSold: () => setSold(null) };
}
