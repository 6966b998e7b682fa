import { supplierTypes } from '@leme/contract/fleet/supplier-types';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const SupplierTypesScreen = resourceScreen(supplierTypes, {
  columns: ['kind'],
  form: [{ rows: ['name kind'] }],
  empty:
    'Separe os fornecedores por tipo: marina, oficina, combustível.|Sort suppliers by type: marina, workshop, fuel.|Separa los proveedores por tipo: marina, taller, combustible.|Classez les fournisseurs par type : marina, atelier, carburant.|Suddividi i fornitori per tipo: marina, officina, carburante.',
});
