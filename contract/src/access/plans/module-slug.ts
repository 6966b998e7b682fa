export type ModuleSlug =
  | 'core'
  | 'sales'
  | 'catalog'
  | 'pricing'
  | 'operations'
  | 'fleet'
  | 'maintenance'
  | 'crew'
  | 'finance'
  | 'pickup'
  | 'channels'
  | 'communication'
  | 'insights'
  | 'full-admin';

/** Always enabled, never switched off. */
export const coreModule = 'core' satisfies ModuleSlug;
/** Enabled for a company, it lets its own people without a listed role assign roles. */
export const fullAdminModule = 'full-admin' satisfies ModuleSlug;
