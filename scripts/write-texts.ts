import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles, root } from './rules/sources.ts';
import { faultsOf, isTextPlace, keysFile, textFolders } from './words/texts.ts';

// Writes what code knows of the texts after one was added, renamed or fills in something else.
const folders = textFolders(readFiles().filter(isTextPlace));
await Promise.all(folders.map((folder) => writeFile(join(root, folder.path, 'texts.ts'), keysFile(folder))));
console.log(`Written: the keys of ${folders.length} folders of texts`);
const faults = folders.flatMap(faultsOf);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
