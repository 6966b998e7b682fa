import { may } from '../../access/permission.ts';
import { settingsEndpoints } from '../../kit/resource/settings.ts';
import { bookingSettings } from './booking-settings.ts';

export const [readBookingSettings, updateBookingSettings] = settingsEndpoints(
  'booking-settings',
  bookingSettings,
  {
    summary: {
      read: 'How the company keeps seats, how much may be taken off, and its Pix key; as usual until somebody says otherwise',
      update: 'Says how the company keeps seats, how much may be taken off, and where Pix goes',
    },
    read: may('bookings', 'create'),
    update: may('tenant-settings', 'update'),
  },
);
