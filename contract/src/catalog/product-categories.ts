import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

/** The shelves of the catalogue, at most three deep. `octo_label` is the category other systems know it by. */
export const productCategories = defineResource({
  name: 'product-categories',
  one: 'Categoria|Category|Categoría|Catégorie|Categoria',
  title: 'name',
  fields: {
    name: f.text('Nome|Name|Nombre|Nom|Nome', { required: true, max: 80, unique: true, search: true }),
    parent_id: f.reference('Dentro de|Inside|Dentro de|Dans|Dentro', 'product-categories', { filter: true }),
    order_index: f.integer('Ordem|Order|Orden|Ordre|Ordine', { fallback: 0, max: 10_000, sort: true }),
    icon: f.text('Ícone|Icon|Icono|Icône|Icona', { max: 40 }),
    octo_label: f.text('Categoria OCTO|OCTO category|Categoría OCTO|Catégorie OCTO|Categoria OCTO', {
      max: 60,
    }),
  },
});
