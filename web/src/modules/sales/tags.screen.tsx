import { tags } from '@leme/contract/sales/tags';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const TagsScreen = resourceScreen(tags, {
  columns: ['color'],
  form: [{ rows: ['name color'] }],
  empty:
    'Crie tags para marcar leads e clientes, como VIP ou Escola.|Create tags to mark leads and customers, such as VIP or School.|Crea etiquetas para marcar leads y clientes, como VIP o Escuela.|Créez des étiquettes pour marquer prospects et clients, comme VIP ou École.|Crea tag per contrassegnare lead e clienti, come VIP o Scuola.',
});
