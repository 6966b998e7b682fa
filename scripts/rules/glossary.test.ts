import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles, root } from './sources.ts';

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const sources = readFiles().filter(
  ({ path }) =>
    /^(contract|server|web|e2e|bench)\/.*\.tsx?$/.test(path) && !/\/texts\/|schema\.types/.test(path),
);

test('every room of a kit and what stands directly below it is in the glossary', () => {
  const folders = sources.flatMap(
    ({ path }) =>
      path
        .match(/^\w+\/src\/kit\/(.+)\//)?.[1]
        ?.split('/')
        .slice(0, 2) ?? [],
  );
  const unknown = [...new Set(folders)].filter(
    (name) => !new RegExp(`^\\|[^|]*\`${name}/\``, 'm').test(glossary),
  );
  expect(folders.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

/** Words that once meant two things, or that nobody would search for, and what is said instead. */
const retired: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(narrowed|Narrowing|Narrowed)\b/g, 'filtered, ListFilters'],
  [/\b(useNarrow)\b/g, 'useIsCompact'],
  [/\b(openNotices)\b/g, 'openPgNotifications'],
  [/\b\w*[cC]rew(Token|Cookie|Of|Actor)s?\b/g, 'device token'],
  [/\b(takeIn|lookThrough|takeSlot|takeStretch)\b/g, 'applyChunk, dryRun, acquireTransferLease, takeChunk'],
  [/\b(veil|Veil\w*)\b/g, 'redactionFor'],
  [/\b(livingBooking|livingStates)\b/g, 'activeBooking, activeStates'],
  [/\b(openTurns|openReaders?)\b/g, 'openLimiter, openSseConnection'],
  [/\b(makeSafe|giveFile|drawAnew)\b/g, 'sanitizeImage, downloadFile, reencode'],
  [/\b(useLate|lateCode|LateTrigger|latePart)\b/g, 'useLazyModule, lazyCode, LazyTrigger, partOf'],
  [/\b(currentSession|startSession|SessionProvider|useSession)\b/g, 'currentAuthSession … useAuthSession'],
  [/\b(useNotices?|NoticeKind)\b/g, 'useBanner'],
  [
    /\b(paintDay|paintSession|paintCards|keepGoing|deviceDrawer|judgeFailure)\b/g,
    'optimistic…, startOutboxSync, indexedDbOutbox, retryPolicy',
  ],
  [
    /\b(PierContext|usePier|goneBetween|whenLifted|usePapers|Paper(Row|Dialog|Fields|List))\b/g,
    'useManifestActions, diffRemoved, afterPointerUp, documents',
  ],
  [/\b(seededLuck|Berth|invent(Name|Phone|Email|Cpf))\b/g, 'seededRandom, Schedule, fake…'],
  [/\b(hurry|patience(Ms|Ends)?|SessionNotices)\b/g, 'retryNow, timeout, AuthSessionNotices'],
  [/size[=:] ?\{?['"]pier['"]/g, 'size touch'],
  [/\b(stepBack|preparePlace)\b/g, 'lowerPriority, prepareDataPaths'],
];

const found = (text: string) =>
  retired.flatMap(([word, instead]) => [...text.matchAll(word)].map(([said]) => `${said}: say ${instead}`));

test('a word that went does not come back', () => {
  const code = ({ text }: { text: string }) => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const said = sources
    .filter(({ path }) => /^(contract|server|web)\//.test(path))
    .flatMap((each) => found(code(each)).map((word) => `${each.path} says ${word}`));
  expect(said).toEqual([]);
  expect(found('const rows = narrowed(giveCrewToken)')).toHaveLength(2);
});
