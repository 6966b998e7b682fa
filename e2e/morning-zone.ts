/** A time zone in which it is after four in the morning: what a company there calls today outlasts the journeys. */
export function morningZone(): string {
  const ahead = ((4 - new Date().getUTCHours() + 36) % 24) - 12;
  // These names count the hours to Greenwich, not from it.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}

/** A time zone in which it is another day than in this one, for some hours more. */
export function farZone(zone: string): string {
  // Sixteen hours or more ahead, or ten behind: these names count the hours to Greenwich, not from it.
  return Temporal.Now.zonedDateTimeISO(zone).hour >= 9 ? 'Etc/GMT-14' : 'Etc/GMT+12';
}
