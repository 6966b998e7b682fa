import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Account, hasCode, readIfThere } from './processes.ts';

/** Where one embedded server lives and as whom it runs. */
export type DataPaths = {
  dataFolder: string;
  /** Closed folder that belongs to the server's user: cluster, log, socket. */
  home: string;
  cluster: string;
  log: string;
  /** Null when the server is reached over loopback TCP. */
  socketFolder: string | null;
  account: Account;
};

export type Transport = 'socket' | 'tcp';

/** The folder this copy of the product runs from. */
export const checkout = realpathSync(join(import.meta.dirname, '../../../..'));

/** Where data and programs live when root starts the product. */
export const sharedFolder = '/var/lib/leme';

const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/** Chooses and prepares the folders: nothing is created outside them. */
export function prepareDataPaths(wanted: string | undefined, transport: Transport | undefined): DataPaths {
  const isRoot = process.getuid?.() === 0;
  const chosen = wanted || process.env.LEME_DATA || defaultDataFolder(isRoot);
  const dataFolder = realpathSync(makeReachable(resolve(chosen)));
  const account = isRoot ? serverAccount(readIfThere('/etc/passwd') ?? '', ownerOf(dataFolder)) : null;
  const home = ownFolder(join(dataFolder, 'database'), account);
  const overTcp = (transport ?? (process.platform === 'win32' ? 'tcp' : 'socket')) === 'tcp';
  return {
    dataFolder,
    home,
    cluster: join(home, 'cluster'),
    log: join(home, 'server.log'),
    socketFolder: overTcp ? null : findSocketFolder(home, account),
    account,
  };
}

/** Creates a folder others may pass through, whatever the umask; one that exists is left as it is. */
export function makeReachable(path: string): string {
  const first = mkdirSync(path, { recursive: true });
  if (!first) return path;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) chmodSync(folder, 0o755);
  return path;
}

const nobody = { uid: 65534, gid: 65534 };

/**
 * Whom the server runs as when root starts the product: the system's user `leme` where there is one, because whoever runs
 * as the same user reaches the server past every password. Data that belong to nobody stay nobody's.
 */
export function serverAccount(passwd: string, owner: number | null): { uid: number; gid: number } {
  const [, uid, gid] = /^leme:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? [];
  if (owner === nobody.uid || !uid || !gid || uid === '0') return nobody;
  return { uid: Number(uid), gid: Number(gid) };
}

function ownerOf(dataFolder: string): number | null {
  return lstatSync(join(dataFolder, 'database'), { throwIfNoEntry: false })?.uid ?? null;
}

function defaultDataFolder(isRoot: boolean): string {
  return isRoot ? join(sharedFolder, shortHash(checkout)) : join(checkout, '.data');
}

function findSocketFolder(home: string, account: Account): string {
  if (Buffer.byteLength(home) <= longestSocketFolder) return home;
  // Not os.tmpdir(): every process must find the same folder.
  return ownFolder(`/tmp/leme-${shortHash(home)}`, account);
}

function ownFolder(path: string, account: Account): string {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  if (account && lstatSync(path).uid === 0) chownSync(path, account.uid, account.gid);
  const { uid } = lstatSync(path);
  const expected = account?.uid ?? process.getuid?.() ?? uid;
  if (!lstatSync(path).isDirectory() || uid !== expected) {
    throw new Error(
      `${path} belongs to user ${uid}, but the database would run as user ${expected}. ` +
        'Start as the user who created it, or choose another folder with LEME_DATA.',
    );
  }
  return path;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
