import { accessLog } from '@leme/contract/operations/access-log';
import { screenOfList } from '#kit/resource/screen-of-list.tsx';
import { useText } from '#kit/text/i18n.ts';
import { operationsTexts } from '../texts/texts.ts';
import { About, EventChip, Network, Who } from './event-cells.tsx';

function useOwn() {
  const t = useText(operationsTexts);
  return { words: { subtitle: t('subtitle') } };
}

/** Who came in, who was kept out and who saw what of people. */
export const screen = screenOfList(
  accessLog,
  {
    columns: ['kind', 'who', 'resource', 'address', 'device'],
    cells: { kind: EventChip, who: Who, resource: About, address: Network },
    empty: 'access-log.empty',
  },
  { useOwn },
);
