import { may } from '@leme/contract/access/permission';
import { leadSettings } from '@leme/contract/leads/lead-settings';
import { SettingsDialog as KitDialog } from '#kit/resource/settings/settings-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { settingsTexts } from './texts/texts.ts';

/** What a company decides about its leads. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(settingsTexts);
  return (
    <KitDialog
      entity={leadSettings}
      title={t('title')}
      text={t('description')}
      form={[{ rows: ['forgets_lost_after', 'registers_chats'] }]}
      may={may('tenant-settings', 'update')}
      onClose={onClose}
    />
  );
}
