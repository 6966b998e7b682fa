import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { isPlatformRole, roles } from '../roles.ts';
import { accessWords } from '../texts/texts.ts';
import { longestIdle } from './idle.ts';
import { linkHours } from './link-hours.ts';
import { networksIn } from './networks.ts';
import { shortestPassword } from './password.ts';

const companyRoles = roles.filter((role) => !isPlatformRole(role));

/**
 * How long somebody stays signed in and a link to sign in works: a company may say shorter, never longer. Who must have
 * a second factor, how long passwords are at least, and from which networks one comes in.
 */
export const sessionSettings = defineEntity({
  name: 'session-settings',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: accessWords,
  title: 'idle_minutes',
  fields: {
    idle_minutes: f.integer({ fallback: longestIdle, min: 15, max: longestIdle, hint: true }),
    second_factor_roles: f.choices(companyRoles, { hint: true }),
    login_link_hours: f.integer({ fallback: linkHours.login, min: 1, max: linkHours.login, hint: true }),
    password_least: f.integer({
      fallback: shortestPassword,
      min: shortestPassword,
      max: 64,
      hint: true,
    }),
    networks: f.longText({ max: 1000, hint: true }),
  },
  rules: ({ networks }) =>
    networks === null || networksIn(networks) !== null ? [] : [{ pointer: '/networks', code: 'no-network' }],
});
