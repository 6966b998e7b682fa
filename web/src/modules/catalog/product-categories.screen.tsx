import { productCategories } from '@leme/contract/catalog/product-categories';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const ProductCategoriesScreen = resourceScreen(productCategories, {
  columns: ['parent_id', 'order_index', 'octo_label'],
  form: [{ rows: ['name parent_id', 'order_index icon', 'octo_label'] }],
  empty:
    'Organize o catálogo em até três níveis: Passeios, Mergulho, Aluguel.|Sort the catalogue in up to three levels: Tours, Diving, Rental.|Organiza el catálogo en hasta tres niveles: Paseos, Buceo, Alquiler.|Rangez le catalogue sur trois niveaux au plus : Sorties, Plongée, Location.|Organizza il catalogo su tre livelli al massimo: Gite, Immersioni, Noleggio.',
});
