export { forgetLostLeads } from './forgetting/forget-lost-leads.ts';
