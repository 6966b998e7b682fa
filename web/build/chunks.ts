import { globSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../contract/src/kit/language/locale.ts';
import { modules } from '../../contract/src/modules.ts';

/** What comes together, first the rooms a visitor needs, last what most pages draw. */
const shared: Readonly<Record<string, RegExp>> = {
  start: /^(main\.tsx$|app\/start\/|ui\/(brand|field|style)\/|kit\/(brand|problem)\/)/,
  shell: /^app\/(?!(?:sign-in|composed)\/)/,
  'sign-in': /^app\/sign-in\//,
  parts:
    /^(ui\/(buttons|chips|feedback|icons|layout|loading|menus|overlays)|kit\/(api|auth-session|browser|device|live|shell|text(?!\/csv))|kit\/list\/(filter|search|stale|texts)(?=\/[^/]+$))\//,
  lists: /^(ui\/(lists|select)|kit\/list\/filter\/selects)\//,
  // Several modules let things wait on the device: none of them carries the queue for the others.
  outbox: /^kit\/outbox\//,
};

const find = (pattern: string) =>
  globSync(pattern, { cwd: join(import.meta.dirname, '../src/modules') }).map((file) => file.split(/[\\/]/));
const pages = new Set(find('*/*/*.screen.tsx').map(([module, page]) => `${module}-${page}`));
// A page that fetches more of itself later shares code with it; another lies with its entrance.
const rich = new Set(find('*/*/lazy').map(([module, page]) => `${module}-${page}`));
const faces = new Set(find('*/public.tsx').map(([module]) => module));

// Pages of settings are made of the kit's forms, which verbs need before any of them: each comes with what it draws.
const ownHouse =
  /^modules\/tenancy\/(admin-i18n-import|brand|own-settings|own-words|system-config|tenant-settings)\//;

/**
 * The file a source below `web/src` comes with: the folder of a page with a `lazy`, else the module, is one; a module
 * others use through its face comes with what pages share. What stands below `lazy` comes by itself when it is asked for,
 * a room of a page's `lazy` as one. The bundler divides the rest by who needs it.
 */
export function chunkOf(path: string): string | null {
  const [top = '', module = '', room = '', ...deeper] = path.split('/');
  const isPage = pages.has(`${module}-${room}`);
  if (ownHouse.test(path)) return null;
  const at = path.split('/').indexOf('lazy');
  if (at >= 0)
    return top === 'modules' && isPage && at === 3 && deeper.length > 2
      ? `${module}-${room}-${deeper[1]}`
      : null;
  if (top === 'modules' && isPage) return rich.has(`${module}-${room}`) ? `${module}-${room}` : null;
  if (top === 'modules') return faces.has(module) ? 'parts' : module;
  return Object.entries(shared).find(([, rooms]) => rooms.test(path))?.[0] ?? null;
}

const sources = /[\\/]web[\\/]src[\\/](.+\.tsx?)$/;
const declarations = /[\\/](?:contract[\\/]src|node_modules)[\\/](\w+)[\\/]/;
const words = /virtual:texts\/([\w/-]+)$/;
// Packages that a room fetched later alone is made with: left with its entrance they would wait for it.
const later = /[\\/]node_modules[\\/]@dnd-kit[\\/]/;
// What lists that draw their rows themselves are made with: left with such a page its rooms would wait for its entrance.
const ownLists = /[\\/]kit[\\/]resource[\\/](screen-of-list|record[\\/]use-template)\.tsx?$/;
// What is known of the numbers of all countries is as large as a page, and comes where a number is typed; what lays own
// words over texts comes to those who have some.
const asked = /[\\/]contract[\\/]src[\\/]kit[\\/](phones[\\/]all-numbers|language[\\/]merge-texts)\.ts$/;
// What the form of a verb declares comes with the form.
const verbForms = /[\\/]contract[\\/]src[\\/].*[\\/]right-forms\.ts$/;
// What operators alone declare of companies comes with their pages.
const operators = /[\\/]contract[\\/]src[\\/]tenancy[\\/](?!share-views)|virtual:texts\/contract\/tenancy$/;
// Grids of days and hours are as large as a page, and come with whoever draws one; a month is asked for by parts that come later.
const grids = /[\\/]kit[\\/]time[\\/](?!lazy[\\/]|month-grid)(roster-grid)?/;
// Drawings of one page alone: left with its entrance the page would wait for it.
const pageDrawings =
  /lucide-react[\\/].*[\\/](arrow-up-right|book-text|circle-dot|circle-slash|file-exclamation-point|grid-3x3|id-card|landmark|phone-call|rows-3|user-plus)\.m?js$/;
const chunkOfId = (id: string) => chunkOf(sources.exec(id)?.[1]?.replaceAll('\\', '/') ?? '');

/**
 * Where the rest goes. What only a page asks for of the contract, of what reads it and of texts comes by itself: left with
 * the page's entrance it would be there after the page, which needs it at once.
 */
function roomOf(id: string): string | null {
  if (later.test(id)) return 'later';
  if (asked.test(id)) return null;
  if (ownLists.test(id)) return 'own-lists';
  const grid = grids.exec(id);
  if (grid) return grid[1] ?? 'time-line';
  if (pageDrawings.test(id)) return 'page-drawings';
  // A few lines of the price engine are asked for with the catalog: apart they would be a file more.
  const declared = declarations.exec(id)?.[1]?.replace(/^prices$/, 'catalog');
  if (verbForms.test(id)) return null;
  if (operators.test(id)) return 'contract-operators';
  if (declared) return id.includes('node_modules') && declared !== 'zod' ? null : `contract-${declared}`;
  const bundle = words.exec(id)?.[1];
  const [top, module] = bundle?.split('/') ?? [];
  // The words themselves come a language at a time.
  if (locales.some((locale) => bundle?.endsWith(`/${locale}`))) return null;
  if (top === 'contract') return `contract-${module}`;
  if (bundle?.includes('/lazy/')) return chunkOf(`modules/${bundle}/texts.ts`);
  if (bundle) return pages.has(bundle) ? bundle : null;
  return chunkOfId(id);
}

// Drawings that more than one of these files shows: apart, each would be a file.
const icons: Readonly<Record<string, RegExp>> = {
  start:
    /lucide-react[\\/].*[\\/](createLucideIcon|chevron-down|globe|lock|triangle-exclamation-point)\.m?js$/,
  parts: /lucide-react[\\/].*[\\/](banknote|calendar-off|check|ellipsis-vertical|phone|ship|undo-2)\.m?js$/,
  // None of them is there at first: one file instead of many keeps the list short that every first look brings.
  drawings:
    /lucide-react[\\/].*[\\/](arrow-down-to-line|arrow-right-left|arrow-up-from-line|boxes|camera|chevrons-left-right|chevrons-right-left|clipboard-list|download|ellipsis|eraser|file-up|grip-vertical|hourglass|inbox|key-round|map-pin-off|minus|printer|rotate-ccw|rotate-ccw-clock|search-x|share-2|shield-check|skip-forward|trash)\.m?js$/,
};
const together = new Set([...Object.keys(shared), ...Object.keys(icons), ...modules.map(({ name }) => name)]);

/** The groups of the bundler: what more is made of comes first and brings what it imports; pages bring themselves alone. */
export const chunkGroups = [
  ...[...together].map((name, at) => ({
    name,
    test: (id: string) => chunkOfId(id) === name || icons[name]?.test(id) === true,
    priority: 100 - at,
  })),
  { name: roomOf, debugName: 'rooms', includeDependenciesRecursively: false },
];

const first = /^assets\/(start|react|rolldown-runtime)-[\w-]{7}\.js$/;
/** What everything looks like: the page itself fetches it. */
const sheet = /^assets\/start-[\w-]+\.css$/;
const behindFirst = /^assets\/(start|react|rolldown-runtime|shell|router)-[\w-]{7}\.js$/;

/** What is fetched with a file that comes later: not what is there whenever the file asking for it is. */
export function neededWith(files: string[], host: { hostId: string; hostType: 'html' | 'js' }): string[] {
  if (host.hostType === 'html') return files;
  const there = /(^|\/)(start|sign-in|index)-/.test(host.hostId) ? first : behindFirst;
  return files.filter((file) => !there.test(file) && !sheet.test(file));
}
