import { supplierTypes } from '@leme/contract/fleet/supplier-types';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const screen = resourceScreen(supplierTypes, {
  columns: ['kind', 'suppliers'],
  form: [{ rows: ['name kind'] }],
  empty: 'supplier-types.empty',
});
