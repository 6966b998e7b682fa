import { supplierTypes } from '@leme/contract/fleet/supplier-types';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { withCheckDigits } from '../../demo/invented-tax-ids.ts';
import { checkResource } from '../../testing/check-resource.ts';

checkResource(suppliers, {
  valid: (n) => ({
    name: `Marina ${n}`,
    tax_id: withCheckDigits(`12ABC${String(n).padStart(3, '0')}0001`),
    email: 'cais@marina.example',
    phone: '+5548999142207',
  }),
  change: { status: 'inactive', rating: 4, contact_name: 'Júlia Prado' },
  invalid: [
    [{ tax_id: '11.111.111/1111-11' }, { pointer: '/tax_id', code: 'tax-id' }],
    [{ email: 'marina' }, { pointer: '/email', code: 'email' }],
    [{ phone: '48 9999' }, { pointer: '/phone', code: 'phone' }],
    [{ rating: 6 }, { pointer: '/rating', code: 'too-large' }],
    [{ payment_terms_days: 1.5 }, { pointer: '/payment_terms_days', code: 'integer' }],
  ],
  finds: ['estaleiro mamangua', { name: 'Estaleiro Mamanguá' }],
});

checkResource(supplierTypes, {
  valid: (n) => ({ name: `Oficina ${n}` }),
  change: { kind: 'maintenance' },
  invalid: [[{ kind: 'banco' }, { pointer: '/kind', code: 'option' }]],
  finds: ['combust', { name: 'Combustível' }],
});
