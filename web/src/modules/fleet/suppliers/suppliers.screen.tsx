import { supplierContacts } from '@leme/contract/fleet/supplier-contacts';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

const contacts = childrenPart(supplierContacts, {
  title: 'supplier-contacts.section.title',
  empty: 'supplier-contacts.empty',
  shows: ['position', 'phone', 'email'],
  form: [{ rows: ['name', 'position', 'phone email', 'notes'] }],
});

export const screen = resourceScreen(suppliers, {
  columns: ['types', 'status', 'contact_name', 'phone', 'email'],
  card: ['types', 'status', 'phone'],
  form: [
    { rows: ['name legal_name', 'tax_id types', 'rating'] },
    {
      title: 'suppliers.section.contact',
      rows: ['contact_name website', 'phone email'],
    },
    {
      title: 'suppliers.section.payment',
      rows: ['pix_key payment_terms_days', 'bank', 'notes'],
    },
  ],
  parts: [contacts],
  empty: 'suppliers.empty',
});
