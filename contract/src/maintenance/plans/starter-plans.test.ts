import { expect, test } from 'vitest';
import { locales } from '../../kit/language/locale.ts';
import { textsIn } from '../../kit/language/texts.ts';
import { maintenanceWords } from '../texts/texts.ts';
import { planFaults } from './plan-state.ts';
import { starterNames, starterPlans } from './starter-plans.ts';

const nothing = {
  every_days: null,
  every_hours: null,
  first_hours: null,
  based_on: null,
  warn_days: null,
  warn_hours: null,
  tolerance_days: null,
  tolerance_hours: null,
};

test.each(starterNames)(
  'the plan %s to begin with stands by the rules of plans, and has a name in all languages',
  (name) => {
    expect(planFaults({ ...nothing, ...starterPlans[name] })).toEqual([]);
    const titles = locales.map((locale) => textsIn(maintenanceWords, locale)(`starter.${name}`));
    expect(titles.every((title) => title.length > 3 && title.length <= 120)).toBe(true);
  },
);
