import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import type { PublicationPreview } from '@leme/contract/pricing/publication-endpoints';

type PreviewedRule = PublicationPreview['rules'][number];
type Versions = Pick<PreviewedRule, 'id' | 'version' | 'published_version' | 'season_version'>;

/** What the server answers to who publishes what is not there any more as it was read. */
export type StalePublication = { current: Versions; yours: Versions };

/** A rule that is not as it was read; nothing of it is left to publish where it is not in the new comparison. */
export type ChangedMeanwhile = {
  seen: PreviewedRule;
  now: PreviewedRule | undefined;
  current: Versions | undefined;
};

const isSame = (one: Versions, other: Versions) =>
  one.version === other.version &&
  one.published_version === other.published_version &&
  one.season_version === other.season_version;

/** The rules of a comparison that are others by now: what the server named, and what else the new comparison shows. */
export function changedMeanwhile(
  seen: PublicationPreview,
  fresh: PublicationPreview,
  { current }: StalePublication,
): ChangedMeanwhile[] {
  const now = new Map(fresh.rules.map((rule) => [rule.id, rule]));
  return seen.rules.flatMap((rule): ChangedMeanwhile[] => {
    const other = now.get(rule.id);
    const known = rule.id === current.id ? current : other;
    if (known && isSame(rule, known)) return [];
    return [{ seen: rule, now: other, current: known }];
  });
}

const isPublication = ({ changes }: HistoryEntry) =>
  changes.length > 0 && changes.every(({ field }) => field === 'published_version');

/** The steps of a rule's history, newest first, that came after it was read: each but a publication is one version. */
export function stepsSince(
  history: readonly HistoryEntry[],
  { seen, current }: ChangedMeanwhile,
): HistoryEntry[] {
  const saves = (current?.version ?? seen.version) - seen.version;
  const wasPublished = current?.published_version !== seen.published_version;
  const steps: HistoryEntry[] = [];
  for (const entry of history) {
    if (isPublication(entry)) {
      if (wasPublished) steps.push(entry);
      if (saves === 0) break;
    } else {
      if (steps.filter((step) => !isPublication(step)).length === saves) break;
      steps.push(entry);
    }
  }
  return steps;
}
