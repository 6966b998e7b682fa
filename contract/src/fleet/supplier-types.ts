import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

/** What suppliers are for, in the company's own words; `kind` is what the product makes of it. */
export const supplierTypes = defineResource({
  name: 'supplier-types',
  one: 'Tipo de fornecedor|Supplier type|Tipo de proveedor|Type de fournisseur|Tipo di fornitore',
  title: 'name',
  fields: {
    name: f.text('Nome|Name|Nombre|Nom|Nome', { required: true, max: 60, unique: true, search: true }),
    kind: f.choice(
      'Finalidade|Purpose|Finalidad|Finalité|Finalità',
      {
        owner: 'Proprietário de barco|Boat owner|Propietario de barco|Propriétaire de bateau|Armatore',
        fuel: 'Combustível|Fuel|Combustible|Carburant|Carburante',
        maintenance: 'Manutenção|Maintenance|Mantenimiento|Entretien|Manutenzione',
        catering: 'Alimentação|Catering|Catering|Restauration|Catering',
        agency: 'Agência|Agency|Agencia|Agence|Agenzia',
        transfer: 'Transporte|Transfer|Traslado|Transfert|Trasferimento',
        marina: 'Marina|Marina|Marina|Marina|Marina',
        other: 'Outro|Other|Otro|Autre|Altro',
      },
      { fallback: 'other', filter: true },
    ),
  },
});
