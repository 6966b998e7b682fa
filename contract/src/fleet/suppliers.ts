import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

/** Whom the company buys from or whose boats it sails. `name` is the trade name. */
export const suppliers = defineResource({
  name: 'suppliers',
  one: 'Fornecedor|Supplier|Proveedor|Fournisseur|Fornitore',
  title: 'name',
  fields: {
    name: f.text('Nome fantasia|Trade name|Nombre comercial|Nom commercial|Nome commerciale', {
      required: true,
      search: true,
    }),
    legal_name: f.text('Razão social|Legal name|Razón social|Raison sociale|Ragione sociale', {
      search: true,
    }),
    tax_id: f.taxId('CPF ou CNPJ|CPF or CNPJ|CPF o CNPJ|CPF ou CNPJ|CPF o CNPJ', {
      unique: true,
      search: true,
      personal: true,
    }),
    types: f.references('Tipos|Types|Tipos|Types|Tipi', 'supplier-types', { creates: 'name', filter: true }),
    status: f.choice(
      'Status|Status|Estado|Statut|Stato',
      {
        active: 'Ativo|Active|Activo|Actif|Attivo',
        inactive: 'Inativo|Inactive|Inactivo|Inactif|Inattivo',
      },
      { fallback: 'active', filter: true },
    ),
    contact_name: f.text('Contato|Contact|Contacto|Contact|Referente', { search: true, personal: true }),
    email: f.email('Email|Email|Correo|E-mail|Email', { search: true, personal: true }),
    phone: f.phone('Telefone|Phone|Teléfono|Téléphone|Telefono', { search: true, personal: true }),
    website: f.text('Site|Website|Sitio web|Site|Sito', { max: 200 }),
    pix_key: f.text('Chave Pix|Pix key|Clave Pix|Clé Pix|Chiave Pix', { max: 77, personal: true }),
    bank: f.text('Dados bancários|Bank details|Datos bancarios|Coordonnées bancaires|Dati bancari', {
      max: 200,
      personal: true,
    }),
    payment_terms_days: f.integer(
      'Prazo de pagamento|Payment terms|Plazo de pago|Délai de paiement|Termini di pagamento',
      { max: 365, unit: 'dias' },
    ),
    rating: f.integer('Avaliação|Rating|Valoración|Évaluation|Valutazione', { min: 1, max: 5 }),
    notes: f.longText('Observações|Notes|Observaciones|Remarques|Note'),
  },
});
