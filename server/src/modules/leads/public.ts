export { convertedLeads, countedLeads } from './conversions.ts';
export { forgetLostLeads } from './forgetting/forget-lost-leads.ts';
