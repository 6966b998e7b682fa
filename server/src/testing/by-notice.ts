/**
 * For a poll of what a person may now: what a server knows of a session it forgets by itself after thirty seconds, so that
 * only a notice brings it sooner.
 */
export const byNotice = { timeout: 20_000 };
