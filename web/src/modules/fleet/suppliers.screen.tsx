import { suppliers } from '@leme/contract/fleet/suppliers';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const SuppliersScreen = resourceScreen(suppliers, {
  columns: ['types', 'status', 'contact_name', 'phone', 'email'],
  card: ['types', 'status', 'phone'],
  form: [
    { rows: ['name legal_name', 'tax_id types', 'status rating'] },
    {
      title: 'Contato|Contact|Contacto|Contact|Contatto',
      rows: ['contact_name website', 'phone email'],
    },
    {
      title: 'Pagamento|Payment|Pago|Paiement|Pagamento',
      rows: ['pix_key payment_terms_days', 'bank', 'notes'],
    },
  ],
  empty:
    'Cadastre quem abastece, conserta ou empresta barcos à empresa.|Add whoever fuels, repairs or lends boats to the company.|Registra a quien abastece, repara o presta barcos a la empresa.|Ajoutez ceux qui ravitaillent, réparent ou prêtent des bateaux.|Aggiungi chi rifornisce, ripara o presta barche all’azienda.',
});
