import { type Credential, decide } from '@leme/contract/crew/engine/decide';
import type { Cell, Matrix } from '@leme/contract/crew/engine/matrix';
import type { Position } from '@leme/contract/crew/positions';
import { contextOf } from '#modules/crew/public';
import type { DemoWork, Stored } from '../../../demo/demo.ts';

type Asked = { person: Stored<'crew_members'>; position: Position; boat: Stored<'boats'>; date: string };

/** Whether the matrix lets somebody have a position on a boat; the answer of a person, position, boat and month is kept. */
export async function readMatrix(work: DemoWork): Promise<(asked: Asked) => boolean> {
  const versions = (await work.readPlatform('competency_versions'))
    .filter(({ status }) => status === 'published')
    .map(({ id, effective_from, cells }) => ({
      id,
      effective_from: String(effective_from),
      cells: cells as unknown as Cell[],
    }));
  const known = await work.readPlatform('competencies');
  const catalogue = new Map(known.map((paper) => [paper.id, paper])) as unknown as Matrix['catalogue'];
  const papers = Map.groupBy(await work.read('crew_credentials'), ({ crew_id }) => crew_id);
  const kept = new Map<string, boolean>();
  return ({ person, position, boat, date }) => {
    const key = [person.id, position, boat.id, date.slice(0, 7)].join(' ');
    const before = kept.get(key);
    if (before !== undefined) return before;
    const gross_tonnage = boat.gross_tonnage === null ? null : Number(boat.gross_tonnage);
    const context = contextOf({ ...boat, gross_tonnage } as Parameters<typeof contextOf>[0], 'passeio');
    const credentials = (papers.get(person.id) ?? []) as unknown as Credential[];
    const birth = person.birth === null ? null : String(person.birth);
    const { can } = decide({ versions, catalogue }, [], { position, context, date, credentials, birth });
    kept.set(key, can !== 'nao');
    return can !== 'nao';
  };
}
