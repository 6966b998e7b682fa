/** A line as far as it is drawn: what comes or goes, or what is left by then. */
type DrawnAmount = { code: string; amount: number | null; unit: 'money' | 'share' };

type WaterfallStep = {
  code: string;
  amount: number;
  /** Where its bar begins and ends. */
  from: number;
  to: number;
  /** It stands on the ground: what is left by then. */
  isTotal: boolean;
};

/**
 * The way from what comes in to what is left: each part of the statement as a step from where the one before ended, each
 * result on the ground. What is nought, a share or a part of a part is left out.
 */
export function waterfallOf(
  lines: readonly DrawnAmount[],
  kinds: ReadonlyMap<string, string>,
): WaterfallStep[] {
  let cents = 0;
  return lines.flatMap(({ code, amount, unit }): WaterfallStep[] => {
    if (code.includes('.') || unit === 'share' || !amount) return [];
    const isTotal = kinds.get(code) === 'formula';
    const before = isTotal ? 0 : cents;
    cents = before + Math.round(amount * 100);
    return [{ code, amount, from: before / 100, to: cents / 100, isTotal }];
  });
}
