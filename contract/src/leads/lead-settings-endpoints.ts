import { may } from '../access/permission.ts';
import { settingsEndpoints } from '../kit/resource/settings.ts';
import { leadSettings } from './lead-settings.ts';

export const [readLeadSettings, updateLeadSettings] = settingsEndpoints('lead-settings', leadSettings, {
  summary: {
    read: 'What the company decided about its leads; off until somebody says otherwise',
    update: 'Says when lost leads are forgotten, and whether chats are written down by themselves',
  },
  read: may('leads', 'read'),
  update: may('tenant-settings', 'update'),
});
