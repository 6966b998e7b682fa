import type { CrewCredential } from '@leme/contract/crew/crew-credentials';
import type { DemoWork } from '../../../demo/demo.ts';

type PaperPlan = {
  code: string;
  status: CrewCredential['status'];
  /** In days from the day of the demo. */
  expires: number | null;
};

const good = (code: string, expires: number | null = 900): PaperPlan => ({
  code,
  status: 'conferida',
  expires,
});
const waiting = (code: string): PaperPlan => ({ code, status: 'aguardando', expires: 700 });

/** By the place in the plan of the crew: two end within a month, one ended yesterday, three wait, one was refused. */
const papers: Readonly<Record<number, readonly PaperPlan[]>> = {
  0: [good('MNC', 41), good('ASO', 20)],
  1: [good('CTR'), good('ASO', 300), good('MSA', 1500)],
  2: [good('MOC', 27), waiting('ASO')],
  3: [waiting('MAC')],
  4: [good('MNM'), good('ASO', -1)],
  7: [good('MTA'), waiting('ARA')],
  9: [good('MCB'), good('ASO', 200)],
  10: [good('MNC'), { code: 'ASO', status: 'recusada', expires: 120 }],
  11: [good('MAC')],
  12: [good('MCB'), good('ASO', 260)],
  13: [good('MCB'), good('ASO', 180)],
  14: [good('MAC'), good('ASO', 210)],
  15: [good('MAC')],
  16: [good('MAC')],
  17: [good('MOC')],
  18: [good('MAC')],
};

/** The papers of these people, in the order of the plan. */
export async function papersOf(work: DemoWork, ids: readonly string[]) {
  const catalogue = await work.readPlatform('competencies');
  const day = Temporal.PlainDate.from(work.today);
  return ids.flatMap((crew_id, at) =>
    (papers[at] ?? []).map(({ code, status, expires }) => {
      const competency = catalogue.find((each) => each.code === code);
      if (!competency) throw new Error(`The demo data names ${code}, which is not there`);
      return {
        id: work.random.id(),
        crew_id,
        competency_id: competency.id,
        number: `${code} ${work.random.below(900_000) + 100_000}`,
        issued_on: day.subtract({ days: 900 }).toString(),
        expires_on: expires === null ? null : day.add({ days: expires }).toString(),
        issuer: competency.kind === 'saude' ? 'Clínica do Trabalho' : 'Capitania dos Portos',
        status,
      };
    }),
  );
}
