/** What is charged, what it is called and by which number its customer is reached. */
export type Charged = {
  of: { booking_id: string } | { invoice_id: string } | { entry_id: string };
  name: string;
  phone: string | null;
  email: string | null;
};
