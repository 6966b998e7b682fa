import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { Judgement, ScanPlace } from '@leme/contract/manifest/scan';
import type { judgeManifestScan } from '@leme/contract/manifest/scan-endpoints';

/** The server's answer as the judgement it is; on the wire its fields lie flat. */
export function scanResultOf(reply: ReplyOf<typeof judgeManifestScan>): Judgement {
  const { ok, reason = 'unknown', pending = 0, since = null, by = null } = reply;
  const { booking_id, session_id, date, start_time, product } = reply;
  if (!booking_id || !session_id || !date || !start_time || product === undefined)
    return { ok: false, reason: reason === 'other-company' ? reason : 'unknown' };
  const place: ScanPlace = { booking_id, session_id, date, start_time, product };
  if (ok) return { ok: true, pending, ...place };
  if (reason === 'already-in' || reason === 'no-show') return { ok: false, reason, since, by, ...place };
  if (reason === 'cancelled' || reason === 'other-day' || reason === 'other-session')
    return { ok: false, reason, ...place };
  return { ok: false, reason: 'unknown' };
}
