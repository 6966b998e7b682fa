import { may } from '@leme/contract/access/permission';
import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { SettingsDialog } from '#kit/resource/settings/settings-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { listTexts } from '../texts/texts.ts';

/** How a company keeps seats, how much its sellers may take off, and where Pix goes. */
export function BookingSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(listTexts);
  return (
    <SettingsDialog
      entity={bookingSettings}
      title={t('settings')}
      text={t('settingsText')}
      form={[
        {
          rows: [
            'hold_minutes option_hours',
            'max_discount_bp',
            'infants_take_no_place',
            'pix_key',
            'pix_name pix_city',
          ],
        },
      ]}
      may={may('tenant-settings', 'update')}
      onClose={onClose}
    />
  );
}
