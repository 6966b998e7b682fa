import { ViewsMenu } from '#kit/list/views/views-menu.tsx';
import type { ListAddress } from '#kit/resource/list/list-address.ts';
import { useViews } from '#kit/resource/list/view/use-views.ts';
import type { Viewed } from '#kit/resource/list/view/views.ts';
import { type Change, type QueueAddress, readQueueAddress, unfiltered } from '../queue-address.ts';

const keeps = ['owner', ...Object.keys(unfiltered)] as (keyof QueueAddress)[];

const keptOf = (search: Readonly<Record<string, unknown>>): ListAddress => {
  const address = readQueueAddress(search);
  return Object.fromEntries(keeps.map((name) => [name, address[name]]));
};

/** A view of the queue is whose it is and what of it; it has no columns. */
const viewed: Viewed = { keeps, read: keptOf, columnsOf: () => [] };
const look = { columns: null, compact: false };

type QueueViewsProps = { address: QueueAddress; change: Change; compact: boolean };

/** The queues somebody likes to come back to, the own and the company's. */
export function QueueViews({ address, change, compact }: QueueViewsProps) {
  const show = (part: Partial<QueueAddress>) => change({ page: undefined, ...part }, { push: true });
  const views = useViews({
    name: 'inside-sales',
    ownKey: 'inside-sales.views',
    viewed,
    address: { ...keptOf(address), view: address.view },
    look,
    changeLook: () => undefined,
    show,
    filter: ({ view, ...asked }) => show({ ...readQueueAddress(asked), view: view?.toString() }),
  });
  return <ViewsMenu {...views} compact={compact} large={compact} />;
}
