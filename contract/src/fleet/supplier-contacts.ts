import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { fleetWords } from './texts/texts.ts';

/** The people one speaks to at a supplier, in the order they are called. */
export const supplierContacts = defineResource({
  name: 'supplier-contacts',
  of: 'suppliers',
  texts: fleetWords,
  title: 'name',
  fields: {
    supplier_id: f.parent('suppliers'),
    name: f.text({ required: true, search: true, personal: true }),
    position: f.text({ max: 80, search: true }),
    phone: f.phone({ search: true, personal: true }),
    email: f.email({ search: true, personal: true }),
    notes: f.longText({ max: 500, personal: true }),
    place: f.place(),
  },
});
