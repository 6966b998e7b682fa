import { modules } from '../../contract/src/modules.ts';
import type { Import } from './sources.ts';

/** A module leans only on modules of a lower rank, through their public.ts(x). */
const ranks = new Map(
  modules.flatMap(({ name, rank }) => (rank === 'ground' ? [] : [[name, rank] as const])),
);

/** Everybody leans on the contract of the ground, nobody on its server or screens. */
const ground = ['kit', ...modules.flatMap(({ name, rank }) => (rank === 'ground' ? name : []))];

/** What a module seeds in the companies of the demo; no product code leans on it. */
const moduleDemo = /^server\/src\/modules\/[a-z]+\/demo(\/|\.ts$)/;

const isTestFile = (path: string) => /\.(test|testing)\.tsx?$/.test(path);
const testPackages = /^(node:|npm:(vitest|fast-check|playwright|axe-core|react-dom)$)/;

/** Which kit files belong to whoever composes the server, and which modules may hold the special roles. */
const compositionOnly =
  /^server\/src\/kit\/(database\/pool|install\/(prepare-database|migrate|read-schema|schema-queries)|http\/(http|open-app|security-headers)|pages\/(web-files|openapi)|watch\/health|embedded\/.*)\.ts$/;
const specialRoles: Readonly<Record<string, readonly string[]>> = {
  'server/src/kit/database/auth-tx.ts': ['access', 'tenancy'],
  'server/src/kit/database/platform-tx.ts': ['access', 'catalog', 'tenancy', 'operations'],
};

type Rule = { of: RegExp; says: string; allows: (to: string, from: string) => boolean };

/** The import rules in the order they are looked up; the first that matches a file holds for it. */
const rules: readonly Rule[] = [
  {
    of: /^contract\/src\/access\/route-table(\.test)?\.ts$/,
    says: 'who decides over pages asks for those all modules tell of',
    allows: (to) =>
      /^contract\/src\/(pages|page-words|modules)\.ts$/.test(to) || inFolders(to, 'contract/src', ground),
  },
  {
    of: /^contract\/src\/kit\/phones\/all-numbers\.ts$/,
    says: 'the numbers of all countries are a package, learnt where they are needed',
    allows: (to) => to === 'npm:libphonenumber-js' || inFolders(to, 'contract/src', ground),
  },
  {
    of: /^contract\/src\/(kit|access|tenancy)\//,
    says: 'the ground of the contract is zod and itself',
    allows: (to) => to === 'npm:zod' || inFolders(to, 'contract/src', ground),
  },
  {
    of: /^contract\/src\/[\w-]+(\.test)?\.ts$/,
    says: 'the contract is composed of what each module tells of itself',
    allows: (to) => /^contract\/src\/((kit|access)\/|[\w-]+\.ts$|[a-z]+\/(module|problems)\.ts$)/.test(to),
  },
  {
    of: /^contract\/src\/prices\//,
    says: 'the price engine is the kit of the contract and itself',
    allows: (to) => inFolders(to, 'contract/src', ['kit', 'prices']),
  },
  {
    of: /^contract\/src\//,
    says: 'the contract is zod, its ground, the price engine, the own module and modules of a lower rank',
    allows: (to, from) =>
      to === 'npm:zod' || inFolders(to, 'contract/src', [...ground, 'prices']) || isOwnOrLower(from, to),
  },
  {
    of: /^server\/src\/kit\//,
    says: 'the kit of the server knows no module',
    allows: (to, from) =>
      inFolders(to, 'contract/src', ground) ||
      to.startsWith('server/src/kit/') ||
      isOutside(to) ||
      (isTestFile(from) && /^(contract\/src\/|server\/src\/(testing\/|app\.ts))/.test(to)),
  },
  {
    of: /^server\/src\/modules\/.*\.test\.ts$/,
    says: "a module's test leans on harness, demo, kit, contract and its own module",
    allows: (to, from) =>
      isOutside(to) ||
      /^(contract\/src|server\/src\/(kit|testing|demo))\//.test(to) ||
      to === 'server/src/app.ts' ||
      isOwnOrPublic(from, to),
  },
  {
    of: moduleDemo,
    says: "what a module seeds leans on the demo's engine, the contract and its own module",
    allows: (to, from) =>
      isOutside(to) ||
      to.startsWith('contract/src/') ||
      (to.startsWith('server/src/demo/') && !isTestFile(to)) ||
      isOwnOrPublic(from, to),
  },
  {
    of: /^server\/src\/modules\//,
    says: 'a module leans on kit, contract, own files and public.ts of modules of a lower rank',
    allows: (to, from) => allowsModule(to, from),
  },
  {
    of: /^server\/src\/demo\/(?!.*\.test\.ts$)/,
    says: 'the engine of the demo knows companies and their people; the rest each module tells in its demo.ts',
    allows: (to) =>
      isOutside(to) ||
      /^server\/src\/(demo|kit)\//.test(to) ||
      /^server\/src\/modules\/access\/(sign-in\/passwords|auth-session\/session-cookie)\.ts$/.test(to) ||
      to === 'contract/src/modules.ts' ||
      inFolders(to, 'contract/src', ground),
  },
  {
    of: /^server\/src\/(testing|demo)\//,
    says: 'harness and demo data stay in the server',
    allows: (to) => isOutside(to) || /^(contract|server)\/src\//.test(to),
  },
  {
    of: /^server\/src\/[\w-]+\.ts$/,
    says: 'the server is composed of kit, contract and the table of contents of each module',
    allows: (to) =>
      isOutside(to) ||
      /^(contract\/src|server\/src\/kit)\//.test(to) ||
      /^server\/src\/(modules\/[a-z]+\/module|[\w-]+)\.ts$/.test(to),
  },
  {
    of: /^web\/src\/ui\//,
    says: 'the design system holds no data: no contract, kit, module, query, router, form or translation library',
    allows: (to) =>
      to.startsWith('web/src/ui/') ||
      (to.startsWith('npm:') && !/^npm:(@tanstack\/|react-hook-form|i18next|react-i18next|idb|zod)/.test(to)),
  },
  {
    of: /^web\/src\/kit\/list\//,
    says: 'a part of a list takes rows, columns and handlers and knows no resource',
    allows: (to, from) =>
      to.startsWith('npm:') ||
      /^web\/src\/(ui|kit\/(?!resource\/))/.test(to) ||
      (isTestFile(from) && to.startsWith('web/src/testing/')),
  },
  {
    of: /^web\/src\/kit\//,
    says: 'the kit of the web application knows ui and contract, no module',
    allows: (to) => to.startsWith('npm:') || /^(web\/src\/(ui|kit|testing)|contract\/src)\//.test(to),
  },
  {
    of: /^web\/src\/modules\//,
    says: 'a screen leans on ui, kit, contract, own files and public.tsx of modules of a lower rank',
    allows: (to, from) =>
      to.startsWith('npm:') ||
      /^(web\/src\/(ui|kit|testing)|contract\/src)\//.test(to) ||
      isOwnOrPublic(from, to),
  },
  { of: /^web\//, says: 'the web application knows no server', allows: (to) => !to.startsWith('server/') },
];

/** What only some may import. */
const reserved = [
  {
    to: 'web/src/kit/resource/list/use-list.ts',
    says: 'the screen of a resource alone knows its whole list',
    forThose: /^web\/src\/kit\/resource\/(list\/|(resource-screen|screen-of-list)\.tsx$)/,
  },
];

/** Why an import is not allowed, or null. */
export function objection({ from, to }: Import): string | null {
  const closed = reserved.find((each) => each.to === to && !each.forThose.test(from));
  if (closed) return `${from} imports ${to}: ${closed.says}`;
  if (isTestFile(from) && testPackages.test(to)) return null;
  const rule = rules.find(({ of }) => of.test(from));
  return rule && !rule.allows(to, from) ? `${from} imports ${to}: ${rule.says}` : null;
}

function allowsModule(to: string, from: string): boolean {
  const owners = specialRoles[to];
  if (owners) return owners.includes(moduleOf(from) ?? '');
  if (compositionOnly.test(to) || to === 'npm:pg' || moduleDemo.test(to)) return false;
  return isOutside(to) || /^(contract\/src|server\/src\/kit)\//.test(to) || isOwnOrPublic(from, to);
}

function isOutside(to: string): boolean {
  return to.startsWith('npm:') || to.startsWith('node:');
}

function inFolders(to: string, base: string, folders: readonly string[]): boolean {
  return folders.some((folder) => to.startsWith(`${base}/${folder}/`));
}

function moduleOf(path: string): string | undefined {
  return path.match(/^(?:contract\/src|(?:server|web)\/src\/modules)\/([a-z]+)\//)?.[1];
}

function isOwnOrLower(from: string, to: string): boolean {
  const [own, other] = [moduleOf(from), moduleOf(to)];
  if (!own || !other || from.split('/')[0] !== to.split('/')[0]) return false;
  return own === other || (ranks.get(own) ?? -1) > (ranks.get(other) ?? Number.POSITIVE_INFINITY);
}

function isOwnOrPublic(from: string, to: string): boolean {
  const isOwn = moduleOf(from) === moduleOf(to) && from.split('/')[0] === to.split('/')[0];
  return isOwn || (/\/public\.tsx?$/.test(to) && isOwnOrLower(from, to));
}

/** Circles of imports, each as the files on it; those of types alone and those asked for later count as well. */
export function importCircles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
}
