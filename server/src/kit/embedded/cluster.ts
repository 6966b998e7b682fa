import { randomBytes } from 'node:crypto';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createFolderAtOnce } from './atomic-folder.ts';
import type { Binaries, Major } from './binaries.ts';
import type { DataPaths } from './data-paths.ts';
import { readIfThere, runProgram } from './processes.ts';

const passwordFile = 'superuser.password';

/** Creates the cluster if there is none; refuses one of another major version. True when it is new. */
export async function prepareCluster(options: {
  place: DataPaths;
  binaries: Binaries;
  major: Major;
  durable: boolean;
  say: (line: string) => void;
}): Promise<boolean> {
  const { place, major, say } = options;
  refuseOtherMajor(place, major);
  const isNew = await createFolderAtOnce(place.cluster, async (draft) => {
    say(`Creating the database in ${place.dataFolder}`);
    await createCluster(draft, options);
  });
  if (!isNew) refuseOtherMajor(place, major);
  return isNew;
}

function refuseOtherMajor(place: DataPaths, major: Major): void {
  const found = readIfThere(join(place.cluster, 'PG_VERSION'))?.trim();
  if (found && found !== String(major)) {
    throw new Error(
      `The data in ${place.dataFolder} was made by PostgreSQL ${found}; this version of Leme brings ${major}. ` +
        'Start the version that made it, or choose another folder with LEME_DATA.',
    );
  }
}

async function createCluster(
  draft: string,
  {
    place,
    binaries,
    major,
    durable,
  }: { place: DataPaths; binaries: Binaries; major: Major; durable: boolean },
): Promise<void> {
  const args = [
    '-D',
    draft,
    '-U',
    'postgres',
    '--encoding=UTF8',
    '--no-instructions',
    ...localeOptions(major),
  ];
  if (!durable) args.push('--no-sync');
  const secret = `${draft}.password`;
  try {
    if (place.socketFolder) args.push('--auth-local=trust', '--auth-host=reject');
    else {
      writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
      if (place.account) chownSync(secret, place.account.uid, place.account.gid);
      args.push('--auth=scram-sha-256', `--pwfile=${secret}`);
    }
    await runProgram(binaries.initdb, args, place.account, place.home);
    if (!place.socketFolder) renameSync(secret, join(draft, passwordFile));
  } catch (error) {
    const hint = place.account ? ` User ${place.account.uid} must be able to reach ${place.home}.` : '';
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database could not be created in ${place.dataFolder}.${hint}\n${reason}`, {
      cause: error,
    });
  } finally {
    rmSync(secret, { force: true });
  }
}

/** Byte order and Unicode letter case, the same on every system. */
function localeOptions(major: Major): string[] {
  if (major === 15) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

/** The superuser's password of a cluster reached over TCP; empty over a socket, which the folder protects. */
export function superuserPassword(place: DataPaths): string {
  return place.socketFolder ? '' : (readIfThere(join(place.cluster, passwordFile)) ?? '');
}

/** Writes the server's settings; they belong to the program, an administrator's `alter system` still wins. */
export function writeSettings(place: DataPaths, port: number, durable: boolean): void {
  const settings: Record<string, string> = {
    listen_addresses: place.socketFolder ? '' : '127.0.0.1',
    port: String(port),
    unix_socket_directories: place.socketFolder ?? '',
    unix_socket_permissions: '0700',
    max_connections: '150',
    shared_buffers: `${Math.min(256, Math.max(32, Math.floor(totalmem() / 2 ** 23)))}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Faults of statements reach the application; the log must not repeat the personal data in them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  const path = join(place.cluster, 'postgresql.conf');
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, lines.join(''), { mode: 0o644, flag: 'wx' });
  // A strict umask would close it to the server's user.
  if (place.account) chownSync(draft, place.account.uid, place.account.gid);
  renameSync(draft, path);
}
