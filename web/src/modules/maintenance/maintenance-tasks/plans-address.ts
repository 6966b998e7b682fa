/** What the address says beside the list: what falls due is looked at by day. */
type PlansAddress = { tab: 'forecast' | undefined; open: string | undefined };

export function readPlansAddress({ tab, open }: Readonly<Record<string, unknown>>): PlansAddress {
  return {
    tab: tab === 'forecast' ? tab : undefined,
    open: typeof open === 'string' ? open : undefined,
  };
}
