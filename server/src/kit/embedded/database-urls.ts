import { type DatabaseUrls, prepareDatabase } from '../install/prepare-database.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';

export type OpenDatabase = {
  urls: DatabaseUrls;
  /** Null when the environment names a server of its own. */
  embedded: EmbeddedDatabase | null;
  close(): Promise<void>;
};

const variables = {
  admin: 'DATABASE_ADMIN_URL',
  app: 'DATABASE_URL',
  auth: 'DATABASE_AUTH_URL',
  platform: 'DATABASE_PLATFORM_URL',
} as const;

/** The four addresses of the database: the environment's server, or the embedded one, opened and prepared. */
export async function openDatabase(
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  const named = urlsFrom(env);
  if (named) return { urls: named, embedded: null, close: async () => {} };
  const embedded = await openEmbeddedDatabase({
    say,
    ...(env.LEME_DATA ? { dataFolder: env.LEME_DATA } : {}),
  });
  try {
    const urls = await prepareDatabase(embedded.superuserUrl, {
      database: 'leme',
      isOwnServer: true,
      passwords: (role) => decodeURIComponent(new URL(embedded.urlFor(role, 'leme')).password),
    });
    return { urls, embedded, close: embedded.release };
  } catch (error) {
    await embedded.release();
    throw error;
  }
}

/** The environment's four addresses, in the format `database:prepare` prints. */
export function environmentLines(urls: DatabaseUrls): string[] {
  return [
    `${variables.admin}=${urls.admin}`,
    `${variables.app}=${urls.app}`,
    `${variables.auth}=${urls.auth}`,
    `${variables.platform}=${urls.platform}`,
  ];
}

function urlsFrom(env: Record<string, string | undefined>): DatabaseUrls | null {
  const names = Object.values(variables);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `A database server of your own needs all four addresses; missing: ${missing.join(', ')}. ` +
        '"npm run database:prepare" prints them.',
    );
  }
  const url = (name: string) => env[name] ?? '';
  return {
    admin: url(variables.admin),
    app: url(variables.app),
    auth: url(variables.auth),
    platform: url(variables.platform),
  };
}
