import { tags } from '@leme/contract/sales/tags';
import { checkResource } from '../../testing/check-resource.ts';

checkResource(tags, {
  valid: (n) => ({ name: `Tag ${n}`, color: '#112233' }),
  change: { color: '#445566' },
  invalid: [
    [{ name: '' }, { pointer: '/name', code: 'required' }],
    [{ name: 'x'.repeat(41) }, { pointer: '/name', code: 'too-large' }],
    [{ color: 'red' }, { pointer: '/color', code: 'colour' }],
  ],
  finds: ['nautic', { name: 'Náutico' }],
});
