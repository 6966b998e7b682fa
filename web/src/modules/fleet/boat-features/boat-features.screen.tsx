import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const screen = resourceScreen(boatFeatures, {
  columns: ['group', 'filterable', 'boats'],
  form: [{ rows: ['name', 'group icon', 'filterable'] }],
  empty: 'boat-features.empty',
});
