import { store } from '#ui/style/stored.ts';
import { answered } from '../database.ts';

/**
 * Removes what builds before 28/11/2026 kept here and no later one reads: the sight of a day with its key, and what a
 * start asked first. A tab of such a build may write both again, so it is looked for at every start. Until 31/12/2027.
 */
export async function forgetFormer(): Promise<void> {
  store('leme.first', null);
  await answered(indexedDB.deleteDatabase('leme-picture'));
}
