import { documentState, expiredKinds } from '@leme/contract/fleet/boat-documents';
import { dayIn } from '@leme/contract/kit/values/days';
import { hasRow, notDeleted } from '#kit/has-row';
import type { Hooks } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import { readPapers } from './read-papers.ts';
import { fleetTexts } from './texts/texts.ts';

/** What of boats waits for a person in the morning. */
export const morningHooks: Pick<Hooks, 'needsYou' | 'firstSteps'> = {
  async needsYou({ tx, actor, now }) {
    if (!actor.permissions.has('boats:read') || actor.partner) return [];
    const today = dayIn(actor.timezone, now);
    const byBoat = [...Map.groupBy(await readPapers(tx, actor), ({ boat_id }) => boat_id)];
    const expired = byBoat.filter(([, papers]) => expiredKinds(papers, today).length > 0);
    const expiring = byBoat.filter(
      ([, papers]) =>
        expiredKinds(papers, today).length === 0 &&
        [...Map.groupBy(papers, ({ kind }) => kind)].some(
          ([, own]) =>
            own.some((paper) => documentState(paper, today) === 'soon') &&
            own.every((paper) => documentState(paper, today) !== 'valid'),
        ),
    );
    const told = (key: 'expired' | 'expiring', boats: typeof byBoat) => ({
      id: `papers-${key}`,
      words: inAllLanguages(fleetTexts, `needs.${key}`, { count: boats.length }),
      count: boats.length,
      // Of one boat its own papers; of several the list, which marks them.
      path: boats.length === 1 ? `/boats?open=${boats[0]?.[0]}` : '/boats',
    });
    return [
      { ...told('expired', expired), severity: 'danger' },
      { ...told('expiring', expiring), severity: 'warning' },
    ];
  },

  async firstSteps(work) {
    const { permissions } = work.actor;
    const boat = {
      id: 'boat',
      words: inAllLanguages(fleetTexts, 'steps.boat'),
      path: '/boats?open=new',
      place: 30,
    };
    const papers = {
      id: 'papers',
      words: inAllLanguages(fleetTexts, 'steps.papers'),
      path: '/boats',
      place: 35,
    };
    return [
      ...(permissions.has('boats:create')
        ? [{ ...boat, done: await hasRow(work, 'boats', notDeleted) }]
        : []),
      // The papers of a boat are its own: whoever may change it keeps them.
      ...(permissions.has('boats:create') && permissions.has('boats:update')
        ? [{ ...papers, done: await hasRow(work, 'boat_documents', notDeleted) }]
        : []),
    ];
  },
};
