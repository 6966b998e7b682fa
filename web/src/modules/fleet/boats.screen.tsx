import { boats } from '@leme/contract/fleet/boats';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { BoatDocuments } from './boat-documents.tsx';
import { useExpiredMark } from './papers/use-expired-mark.tsx';

export const BoatsScreen = resourceScreen(boats, {
  columns: ['type', 'status', 'capacity', 'registration_no', 'owner_supplier_id', 'home_port_id'],
  card: ['type', 'status', 'capacity', 'owner_supplier_id'],
  form: [
    { rows: ['boat_name', 'type status', 'capacity min_crew', 'capacity_includes_crew', 'photo'] },
    {
      title:
        'Registro e navegação|Registration and navigation|Registro y navegación|Immatriculation et navigation|Registrazione e navigazione',
      rows: ['registration_no hull_no', 'nav_area use_class', 'home_port_id flag'],
    },
    {
      title:
        'Técnica e custos|Technical data and costs|Técnica y costes|Technique et coûts|Dati tecnici e costi',
      rows: ['length_m year', 'fuel_type tank_l', 'owner_supplier_id cost_per_hour'],
    },
    { title: 'A bordo|On board|A bordo|À bord|A bordo', rows: ['features', 'notes'] },
  ],
  useMark: useExpiredMark,
  parts: [BoatDocuments],
  empty:
    'Cadastre a primeira embarcação para criar sessões com ela.|Add the first boat to create sessions with it.|Registra la primera embarcación para crear sesiones con ella.|Ajoutez le premier bateau pour créer des sessions avec lui.|Aggiungi la prima imbarcazione per creare sessioni con essa.',
});
