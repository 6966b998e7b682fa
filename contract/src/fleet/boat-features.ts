import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

/** What a boat has on board, as customers ask for it. */
export const boatFeatures = defineResource({
  name: 'boat-features',
  one: 'Característica|Feature|Característica|Équipement|Dotazione',
  title: 'name',
  fields: {
    name: f.localised('Nome|Name|Nombre|Nom|Nome', { required: true, max: 60, unique: true, search: true }),
    group: f.choice(
      'Grupo|Group|Grupo|Groupe|Gruppo',
      {
        conforto: 'Conforto|Comfort|Confort|Confort|Comfort',
        seguranca: 'Segurança|Safety|Seguridad|Sécurité|Sicurezza',
        som: 'Som|Sound|Sonido|Son|Audio',
        esporte: 'Esporte|Sport|Deporte|Sport|Sport',
      },
      { fallback: 'conforto', filter: true },
    ),
    icon: f.text('Ícone|Icon|Icono|Icône|Icona', { max: 40 }),
    filterable: f.boolean(
      'Serve de filtro|Can be filtered by|Sirve de filtro|Sert de filtre|Usabile come filtro',
      { fallback: true },
    ),
  },
});
