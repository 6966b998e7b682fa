// What becomes of a product that fell: after which pause it starts again, and whom it then refuses. Plain JavaScript, as
// the launcher is.

const [shortestPause, longestPause] = [1_000, 10_000];
/** So long it must have answered for its fall to be the first of a row. */
const soundRun = 60_000;
const remembered = 3_600_000;
const refusedFor = 600_000;
/** Where a proxy on this machine does not say for whom it asks, its address is everybody's. */
const ownMachine = /^(127\.|0:0:0:0::\/64$)/;

/** Falls in the order they come; each with what `now` is, how long the product had answered, and for whom it worked. */
export function keepFalls() {
  let pause = 0;
  const falls = new Map();
  const refused = new Map();

  function mayRefuse(network, now) {
    if (network === '' || ownMachine.test(network)) return false;
    const before = falls.get(network) ?? Number.NEGATIVE_INFINITY;
    falls.set(network, now);
    return now - before < remembered;
  }

  return {
    /** How long to wait, and the network that is refused from now on, which this was the second fall of. */
    fell({ now, answeredFor, network = '' }) {
      pause = pause === 0 || answeredFor >= soundRun ? shortestPause : Math.min(pause * 2, longestPause);
      if (!mayRefuse(network, now)) return { pause, refuses: null };
      refused.set(network, now + refusedFor);
      return { pause, refuses: network };
    },
    /** Who is refused at `now` and until when, as the product reads it. */
    refusals(now) {
      for (const [network, until] of refused) if (until <= now) refused.delete(network);
      return [...refused].map(([network, until]) => `${network}=${until}`).join(',');
    },
  };
}
