/** Written by the build: the version label and the moment it was made. */
declare const __BUILD__: { version: string; builtAt: string };
