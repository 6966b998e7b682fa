import { useLayoutEffect, useRef } from 'react';
import type { ManifestFilters } from '../filter/manifest-search.ts';
import { headsEnd } from '../rows/sticky-heads.ts';

const gap = 8;
const hits = '[data-booking], [data-hit]';

/**
 * After another search or filter the list starts in sight: its first hit stands wholly below what sticks to the top,
 * however far the list was scrolled. Put on what surrounds the hits.
 */
export function useFirstHit<E extends HTMLElement>({
  guide,
  checkin,
  no_show,
  owes,
  mine,
  q,
}: ManifestFilters) {
  const list = useRef<E>(null);
  const asked = [guide, checkin, no_show, owes, mine, q?.trim()].join('|');
  const seen = useRef(asked);
  // Outside system: the scroll position, after the hits are drawn and before they are seen.
  useLayoutEffect(() => {
    if (seen.current === asked || !list.current) return;
    seen.current = asked;
    const first = list.current.querySelector(hits) ?? list.current;
    const { top } = first.getBoundingClientRect();
    const wanted = headsEnd() + gap;
    if (top < wanted || top > window.innerHeight / 2) window.scrollBy(0, top - wanted);
  }, [asked]);
  return list;
}
