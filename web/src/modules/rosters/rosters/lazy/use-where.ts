import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { useFormat } from '#kit/text/format.ts';

/** Day, time and product of a departure of the board. */
export function useWhere(board: Board | undefined) {
  const { shortDate } = useFormat();
  return (session: string) => {
    const departure = board?.departures.find(({ session_id }) => session_id === session);
    return departure ? `${shortDate(departure.date)} ${departure.start_time}, ${departure.product}` : '';
  };
}
