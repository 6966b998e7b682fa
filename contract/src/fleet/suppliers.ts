import { toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { supplierContacts } from './supplier-contacts.ts';
import { fleetWords } from './texts/texts.ts';

/** Whom the company buys from or whose boats it sails. `name` is the trade name. */
export const suppliers = defineResource({
  name: 'suppliers',
  texts: fleetWords,
  title: 'name',
  fields: {
    name: f.text({
      required: true,
      search: true,
    }),
    legal_name: f.text({
      search: true,
    }),
    tax_id: f.taxId({
      unique: true,
      search: true,
      personal: true,
    }),
    types: f.references('supplier-types', { creates: 'name', filter: true }),
    status: f.state(['active', 'inactive'], {
      start: 'active',
      filter: true,
      moves: {
        activation: { from: ['inactive'], to: 'active' },
        deactivation: { from: ['active'], to: 'inactive', reason: 'optional' },
      },
    }),
    contact_name: f.text({ search: true, sort: true, personal: true }),
    email: f.email({ search: true, personal: true }),
    phone: f.phone({ search: true, personal: true }),
    website: f.text({ max: 200 }),
    pix_key: f.text({ max: 77, personal: true, isKey: true }),
    bank: f.text({
      max: 200,
      personal: true,
    }),
    payment_terms_days: f.integer({ max: 365, unit: 'days', sort: true, filter: 'range' }),
    rating: f.integer({ min: 1, max: 5, sort: true, filter: 'range' }),
    notes: f.longText(),
  },
  told: toldOf(supplierContacts),
  computed: { contacts: f.countOf('supplier-contacts'), boats: f.countOf('boats') },
});
