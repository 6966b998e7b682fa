import { emailAddress } from '@leme/contract/kit/values/text';
import { readConfig } from '../server/src/config.ts';
import { seedPlatform } from '../server/src/demo/companies/platform.ts';
import { inviteFirstAdministrator } from '../server/src/demo/first-administrator.ts';
import { openDatabase } from '../server/src/kit/embedded/database-urls.ts';
import { checkDistribution } from '../server/src/kit/install/check-distribution.ts';
import { migrate } from '../server/src/kit/install/migrate.ts';

const [email, full_name] = process.argv.slice(2);

if (!email || !emailAddress.safeParse(email).success) {
  console.error('Usage: npm run database:first-administrator -- <e-mail address> ["Full name"]');
  process.exit(2);
}

const say = (line: string) => console.error(line);

try {
  const { host, port, publicOrigin } = readConfig(process.env);
  const origin = publicOrigin ?? `http://${host}:${port}`;
  const { urls, close } = await openDatabase(process.env, say);
  try {
    await checkDistribution(urls.admin, say);
    await migrate(urls.admin, say);
    await seedPlatform(urls.admin);
    const link = await inviteFirstAdministrator(urls, { email, origin, ...(full_name && { full_name }) });
    say('This link sets the password of the first administrator. It works once, within two hours:\n');
    console.log(link);
  } finally {
    await close();
  }
} catch (error) {
  console.error(`No administrator was invited: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
