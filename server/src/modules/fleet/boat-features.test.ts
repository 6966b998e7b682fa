import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { checkResource } from '../../testing/check-resource.ts';

checkResource(boatFeatures, {
  valid: (n) => ({ name: { 'pt-BR': `Banheiro ${n}`, en: `Toilet ${n}` } }),
  change: { group: 'seguranca', filterable: false },
  invalid: [
    [{ name: { en: 'Toilet' } }, { pointer: '/name/pt-BR', code: 'required' }],
    [{ name: 'Banheiro' }, { pointer: '/name', code: 'type' }],
    [{ group: 'luxo' }, { pointer: '/group', code: 'option' }],
  ],
  finds: ['shower', { name: { 'pt-BR': 'Chuveiro', en: 'Shower' } }],
});
