import { expectStatus } from '../server/src/drills/caller.testing.ts';
import { aBulkCompany, busyDay, settle } from '../server/src/drills/million/bulk.testing.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';
import type { Stage } from './stage.ts';

const million = 1_000_000;

/** P4: the same day of the same size in a company with a million sessions and in one with a thousand. */
export async function volumeCases(stage: Stage, samples: number): Promise<Result[]> {
  const large = await aBulkCompany(
    { admin: stage.urls.admin, superuser: stage.superuserUrl },
    { sessions: million, everybody: false },
  );
  await settle(stage.superuserUrl);
  const [few, many] = [await stage.caller(stage.small), await stage.caller(large)];
  const day = `/sessions?date=${busyDay}`;
  const manifest = `/passenger-manifest?date=${busyDay}`;
  const times = await interleave(
    {
      fewDay: () => expectStatus(200, few.get(day)),
      manyDay: () => expectStatus(200, many.get(day)),
      fewOne: () => expectStatus(200, few.get(`/sessions/${stage.small.session}`)),
      manyOne: () => expectStatus(200, many.get(`/sessions/${large.session}`)),
      fewManifest: () => expectStatus(200, few.get(manifest)),
      manyManifest: () => expectStatus(200, many.get(manifest)),
    },
    { samples, warmUp: 100 },
  );
  const aim = { ratio: 1.05 };
  return [
    compare('P4', "a day's sessions among a million ÷ among a thousand", [times.manyDay, times.fewDay], aim),
    compare('P4', 'one session by id, likewise', [times.manyOne, times.fewOne], aim),
    compare('P4', 'the manifest, likewise', [times.manyManifest, times.fewManifest], aim),
  ];
}
