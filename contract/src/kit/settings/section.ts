import type { Entity } from '../resource/entity.ts';

/** The pages of settings, each with the rights of its name. */
export const settingsPages = ['settings', 'tenant-settings', 'system-config'] as const;
export type SettingsPage = (typeof settingsPages)[number];

/**
 * A section of a page of settings: each field of its entity is a key with its bounds and its default, kept where a company
 * decides otherwise. Its words are those of the entity.
 */
export type SettingsSection = { page: SettingsPage; entity: Entity };
