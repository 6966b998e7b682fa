import { may } from '@leme/contract/access/permission';
import { useCan } from '#kit/auth-session/rights.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { insideSalesTexts } from './texts/texts.ts';

/** What of inside sales is opened over the queue. */
export type QueueSheet = 'team' | 'cadences' | 'settings';

/** What belongs to the queue and is no part of a morning: figures, cadences, settings. */
export function QueueMenu({ onOpen }: { onOpen: (sheet: QueueSheet) => void }) {
  const t = useText(insideSalesTexts);
  const can = useCan();
  if (!can(may('inside-sales', 'update'))) return null;
  const item = (id: QueueSheet) => ({ id, label: t(id), onSelect: () => onOpen(id) });
  return <ActionMenu name={t('moreOfPage')} actions={[item('team'), item('cadences'), item('settings')]} />;
}
