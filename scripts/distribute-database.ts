import { distributeDatabase } from '../server/src/kit/install/distribute-database.ts';

const args = process.argv.slice(2);
const isPlan = args.includes('--plan');
const [administratorUrl] = args.filter((arg) => arg !== '--plan');

if (!administratorUrl) {
  console.error("Usage: npm run database:distribute -- [--plan] <superuser's URL of the product's database>");
  process.exit(2);
}

try {
  await distributeDatabase(administratorUrl, { isPlan, say: (line) => console.log(line) });
} catch (error) {
  console.error(`Nothing was distributed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
