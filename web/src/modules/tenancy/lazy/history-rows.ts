import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { listVersions } from '@leme/contract/tenancy/endpoints';
import { type BuildObjection, isOlder } from '@leme/contract/tenancy/rules';
import type { ChangeKey, Release } from './changelog.ts';

export type Versions = ReplyOf<typeof listVersions>;

/** What can be done with a version: nothing with the one in use, nor with those that have a reason against it. */
export type Offer =
  | { kind: 'none' }
  | { kind: 'restore' }
  | { kind: 'back' }
  | { kind: 'refused'; why: BuildObjection | 'not-kept' | 'not-released' };

export type HistoryRow = {
  build: string;
  version: string | null;
  /** A civil date of the changelog, or the instant a build was made. */
  date: string | null;
  builtAt: string | null;
  changes: readonly ChangeKey[];
  daily: readonly ChangeKey[];
  isCurrent: boolean;
  isInUse: boolean;
  offer: Offer;
};

/** The versions of the changelog and the builds this installation kept, newest first and each once. */
export function historyRows(
  releases: readonly Release[],
  own: { version: string; builtAt: string },
  versions: Versions | null,
): HistoryRow[] {
  const released = new Map(releases.map((release) => [release.build ?? own.version, release]));
  const kept = new Map(versions?.builds.map((build) => [build.build_id, build]));
  const current = versions?.current_build ?? own.version;
  const inUse = versions?.served_build ?? own.version;
  return [...new Set([...released.keys(), ...kept.keys()])]
    .sort((one, other) => (isOlder(one, other) ? 1 : -1))
    .map((build) => {
      const [release, stored] = [released.get(build), kept.get(build)];
      return {
        build,
        version: release?.version ?? stored?.version ?? null,
        date: release?.date ?? null,
        builtAt: stored?.built_at ?? (build === own.version ? own.builtAt : null),
        changes: release?.changes ?? [],
        daily: release?.daily ?? [],
        isCurrent: build === current,
        isInUse: build === inUse,
        offer: versions ? offerOf(build, stored, { current, inUse }) : { kind: 'none' },
      };
    });
}

function offerOf(
  build: string,
  stored: Versions['builds'][number] | undefined,
  { current, inUse }: { current: string; inUse: string },
): Offer {
  if (build === inUse) return { kind: 'none' };
  if (build === current) return { kind: 'back' };
  if (!stored) return { kind: 'refused', why: 'not-kept' };
  if (stored.objection) return { kind: 'refused', why: stored.objection };
  return isOlder(build, current) ? { kind: 'restore' } : { kind: 'refused', why: 'not-released' };
}
