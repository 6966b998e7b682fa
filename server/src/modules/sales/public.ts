export { addCustomer } from './add-customer.ts';
