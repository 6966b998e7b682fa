/** Demo people live under a name that no mail server can have. */
export function isDemoAddress(email: string): boolean {
  return email.endsWith('.test');
}
