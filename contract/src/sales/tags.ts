import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

/** Words of the company's own for leads and customers. */
export const tags = defineResource({
  name: 'tags',
  table: 'lead_tags',
  one: 'Tag|Tag|Etiqueta|Étiquette|Tag',
  title: 'name',
  fields: {
    name: f.text('Nome|Name|Nombre|Nom|Nome', { required: true, max: 40, unique: true, search: true }),
    color: f.colour('Cor|Colour|Color|Couleur|Colore', { fallback: '#6366f1' }),
  },
});
