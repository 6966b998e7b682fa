import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { seedPlatform } from '../server/src/demo/companies/platform.ts';
import { demoAccounts, demoPassword } from '../server/src/demo/demo-accounts.ts';
import { seedDemo } from '../server/src/demo/seed-demo.ts';
import { systemClock } from '../server/src/kit/clock.ts';
import { openDatabase } from '../server/src/kit/embedded/database-urls.ts';
import { awaitNodes } from '../server/src/kit/install/await-nodes.ts';
import { checkDistribution } from '../server/src/kit/install/check-distribution.ts';
import { nameOf } from '../server/src/kit/install/citus.ts';
import { migrate } from '../server/src/kit/install/migrate.ts';
import { keepThisBuild } from './build/keep-build.ts';

type StartOptions = { webFolder: string | undefined; say: (line: string) => void };

/** Opens the database, brings it up to date, fills an empty embedded one with demo data, and listens. */
export async function startServer({
  webFolder,
  say,
}: StartOptions): Promise<{ address: string; close(): Promise<void> }> {
  const config = readConfig(process.env);
  const { fallbackAdmins } = config;
  if (fallbackAdmins.length > 0) say(`Emergency accounts are configured: ${fallbackAdmins.join(', ')}`);
  const database = await openDatabase(process.env, say);
  try {
    const adminUrl = database.urls.admin;
    const away = (await checkDistribution(adminUrl, say)).map(nameOf);
    await migrate(adminUrl, say);
    const stopWaiting = await awaitNodes({ adminUrl, away, say, seed: () => seedPlatform(adminUrl) });
    const showsDemo = database.embedded !== null && config.demo !== 'closed';
    if (showsDemo) await seedDemo({ urls: database.urls, clock: systemClock, say });
    const dataFolder = database.embedded?.dataFolder;
    const place = webFolder && { webFolder, dataFolder, platformUrl: database.urls.platform };
    const folder = dataFolder ?? process.env.LEME_DATA ?? '.data';
    const keptMail = join(folder, 'kept-mail');
    const app = await buildApp({
      ...config,
      mail: { ...config.mail, keptMail, say },
      urls: database.urls,
      clock: systemClock,
      webFolder,
      diskFolder: dataFolder,
      buildsFolder: place ? await keepThisBuild(place, say) : undefined,
      sealsFolder: join(folder, 'seals'),
      logger: process.env.LEME_LOG === '1',
    });
    // After a restart every open page knocks at once, and who finds the queue full tries again ever later.
    const address = await app.listen({ host: config.host, port: config.port, backlog: 4096 });
    say(`Leme listens on ${address}`);
    if (!config.mail.smtpUrl) say(`Mail is kept in ${keptMail}, because SMTP_URL is not set`);
    if (showsDemo) sayAccounts(say);
    return {
      address,
      async close() {
        stopWaiting();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function sayAccounts(say: (line: string) => void): void {
  say(`Demo accounts, all with the password ${demoPassword}:`);
  for (const { label, email } of demoAccounts) say(`  ${email.padEnd(36)} ${label}`);
}
