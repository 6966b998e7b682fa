import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';
import { checkSignatures, writeBill } from './build/release-papers.ts';

// Run once while an image is made: the launcher has installed the dependencies by the time this starts.
const bill = join(import.meta.dirname, '..', 'leme.cdx.json');
await buildWeb((line) => console.log(line));
console.log(`${await writeBill(bill)} components are listed in ${bill}`);

const signatures = await checkSignatures();
if (!signatures) console.log('The registry offers no signatures of packages: not checked.');
else if (signatures.invalid.length > 0) {
  const names = signatures.invalid.map(({ name, version }) => `${name}@${version}`).join(', ');
  console.error(`The signature of a package is wrong: ${names}`);
  process.exit(1);
} else console.log(`Signatures are right; ${signatures.missing.length} packages have none.`);
