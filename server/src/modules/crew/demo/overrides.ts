import { addDays } from '@leme/contract/kit/values/days';
import { type DemoWork, named } from '../../../demo/demo.ts';

type Plan = {
  position: 'guia' | 'apoio' | 'observador';
  training: number;
  reason: string;
  status: 'aprovada' | 'pedida';
  /** In days from the day of the demo. */
  from: number;
  to: number;
};

const trainings = ['Primeiros socorros na água', 'Treino de homem ao mar'] as const;

/** Two are in force, and one waits for somebody else. */
const plans: readonly Plan[] = [
  {
    position: 'guia',
    training: 0,
    reason: 'Desde a última temporada todo guia desta empresa faz o curso antes de embarcar',
    status: 'aprovada',
    from: -60,
    to: 300,
  },
  {
    position: 'apoio',
    training: 1,
    reason: 'Quem ajuda no convés treina o resgate com o comandante uma vez por ano',
    status: 'aprovada',
    from: -20,
    to: 340,
  },
  {
    position: 'observador',
    training: 1,
    reason: 'O observador do reboque também precisa saber resgatar quem cai na água',
    status: 'pedida',
    from: 10,
    to: 370,
  },
];

/** What the company asks for beside the authorities, the exceptions that ask for it, and the guides who have it. */
export async function demoOverrides(work: DemoWork, guides: readonly string[]): Promise<void> {
  const { random, staff, today, insert } = work;
  const own = trainings.map((name) => ({
    id: random.id(),
    name,
    validity_months: 12,
    evidence_required: true,
  }));
  await insert('own_competencies', own);
  await insert(
    'crew_credentials',
    guides.map((crew_id, at) => ({
      id: random.id(),
      crew_id,
      own_competency_id: own[0]?.id ?? null,
      number: `PS ${at + 1}`,
      issued_on: addDays(today, -60),
      expires_on: addDays(today, 300),
      issuer: 'Corpo de Bombeiros',
      status: 'conferida',
    })),
  );
  const [asker, approver] = [named(staff, 'manager'), named(staff, 'admin')];
  const rows = plans.map(({ position, reason, status, from, to }) => ({
    id: random.id(),
    position,
    change: 'add',
    reason,
    valid_from: addDays(today, from),
    valid_to: addDays(today, to),
    status,
    asked_by: asker,
    decided_by: status === 'aprovada' ? approver : null,
  }));
  await insert('competency_overrides', rows);
  await insert(
    'competency_overrides_own_competencies',
    plans.flatMap(({ training }, at) => {
      const [owner_id, target_id] = [rows[at]?.id, own[training]?.id];
      return owner_id && target_id ? [{ owner_id, target_id, position: 0 }] : [];
    }),
  );
}
