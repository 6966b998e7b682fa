import { may } from '@leme/contract/access/permission';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { insideSalesTexts } from './texts/texts.ts';

const sheets = {
  cadences: lazyPart(async () => (await import('./lazy/cadences/cadences-dialog.tsx')).CadencesDialog),
  settings: lazyPart(
    async () => (await import('./lazy/settings/sales-settings-dialog.tsx')).SalesSettingsDialog,
  ),
};

/** What belongs to the queue and is no part of a morning: cadences and settings. */
export function QueueMenu() {
  const t = useText(insideSalesTexts);
  const mayDecide = useCan()(may('inside-sales', 'update'));
  const [sheet, setSheet] = useState<keyof typeof sheets | null>(null);
  if (!mayDecide) return null;
  const Sheet = sheet && sheets[sheet];
  const item = (id: keyof typeof sheets) => ({ id, label: t(id), onSelect: () => setSheet(id) });
  return (
    <>
      <ActionMenu name={t('moreOfPage')} actions={[item('cadences'), item('settings')]} />
      <Suspense>{Sheet && <Sheet onClose={() => setSheet(null)} />}</Suspense>
    </>
  );
}
