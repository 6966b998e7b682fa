import type { SecurityEvent } from '@leme/contract/operations/access-log-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { operationsTexts } from '../texts/texts.ts';
import { EventChip } from './event-chip.tsx';
import { useEventWords } from './event-words.ts';

export type EventsListProps = {
  events: readonly SecurityEvent[];
  /** Shows what else came from that network. */
  onNetwork: (address: string) => void;
};

const wraps = 'whitespace-normal py-1';

/** As rows to compare. */
export function EventsTable({ events, onNetwork }: EventsListProps) {
  const t = useText(operationsTexts);
  const { dateTime } = useFormat();
  const { who, about } = useEventWords();
  return (
    <Table name={t('title')}>
      <thead>
        <Tr>
          <Th>{t('when')}</Th>
          <Th>{t('what')}</Th>
          <Th>{t('person')}</Th>
          <Th>{t('about')}</Th>
          <Th>{t('network')}</Th>
          <Th>{t('device')}</Th>
        </Tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Tr key={event.id}>
            <Td numeric>{dateTime(event.at)}</Td>
            <Td>
              <EventChip kind={event.kind} />
            </Td>
            <Td className={wraps}>{who(event)}</Td>
            <Td className={wraps}>{about(event) || <EmptyValue />}</Td>
            <Td numeric>
              <Network address={event.address} onNetwork={onNetwork} />
            </Td>
            <Td>{event.device ?? <EmptyValue />}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The same facts as cards. */
export function EventsCards({ events, onNetwork }: EventsListProps) {
  const { dateTime } = useFormat();
  const { who, about } = useEventWords();
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id} className="grid gap-1 border-b px-3 py-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <EventChip kind={event.kind} />
            <time dateTime={event.at} className="text-muted-fg tabular-nums">
              {dateTime(event.at)}
            </time>
          </div>
          <strong className="break-words">{who(event)}</strong>
          {about(event) && <p>{about(event)}</p>}
          <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-muted-fg">
            <Network address={event.address} onNetwork={onNetwork} />
            {event.device}
          </p>
        </li>
      ))}
    </ul>
  );
}

type NetworkProps = { address: string | null; onNetwork: (address: string) => void };

function Network({ address, onNetwork }: NetworkProps) {
  const t = useText(operationsTexts);
  if (!address) return <EmptyValue />;
  return (
    <button
      type="button"
      aria-label={t('onlyNetwork', { address })}
      onClick={() => onNetwork(address)}
      className={`${actionLink} min-h-6 tabular-nums max-md:min-h-11`}
    >
      {address}
    </button>
  );
}
