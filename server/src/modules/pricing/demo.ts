import type { DemoWork } from '../../demo/demo.ts';
import { demoBoats } from './demo/boats.ts';
import { demoCombos } from './demo/combos.ts';
import { demoRules } from './demo/rules.ts';

/** What changes the prices of a company, and what it sells together. */
export async function demo(work: DemoWork): Promise<void> {
  await demoRules(work);
  await demoCombos(work);
  await demoBoats(work);
}
