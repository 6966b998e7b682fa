import { coastalCities } from '@leme/contract/catalog/coastal-cities';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const screen = resourceScreen(coastalCities, {
  columns: ['uf', 'ibge_code', 'captaincy', 'active'],
  form: [{ rows: ['name uf', 'ibge_code captaincy', 'latitude longitude', 'timezone', 'active'] }],
});
