import { motors } from '@leme/contract/fleet/motors/motors';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { MotorPanel } from './motor-panel.tsx';
import { useMotorsAround } from './use-motors-around.tsx';

/** Engines, with the panels of an open one that stand above them. */
export const motorsScreen = (parts: readonly RecordPart[]) =>
  resourceScreen(
    motors,
    {
      columns: ['status', 'boat', 'position', 'hours', 'last_reading_at', 'kind'],
      card: ['status', 'boat', 'position', 'hours'],
      form: [
        { rows: ['name kind', 'brand model', 'serial year', 'hp fuel_type'] },
        {
          title: 'motors.section.purchase',
          rows: ['supplier_id warranty_until', 'manual', 'photos', 'notes'],
        },
      ],
      parts: [MotorPanel, ...parts],
      empty: 'motors.empty',
    },
    { useAround: useMotorsAround },
  );
