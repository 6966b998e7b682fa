import { may } from '../access/permission.ts';

/** Who makes, changes and removes a view of the company. */
export const sharesViews = may('tenant-settings', 'update');
