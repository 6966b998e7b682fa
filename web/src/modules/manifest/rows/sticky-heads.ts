/** Where what sticks to the top of the screen ends once the page is scrolled. */
export function headsEnd(): number {
  const ends = [...document.querySelectorAll('[data-sticky-head]')].map(
    (head) => Number.parseFloat(getComputedStyle(head).top) + head.getBoundingClientRect().height,
  );
  return Math.max(0, ...ends.filter(Number.isFinite));
}
