import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { lateTexts } from './build/late-texts.ts';
import { slimRoutes } from './build/slim-routes.ts';

/** Version and moment of the build, shown in the footer: the wall clock of GMT-3. */
function buildLabel(now: Date): { version: string; builtAt: string } {
  const local = new Date(now.getTime() - 3 * 3_600_000).toISOString();
  const version = `${local.slice(0, 10).replaceAll('-', '.')}.${local.slice(11, 13)}${local.slice(14, 16)}`;
  return { version, builtAt: now.toISOString() };
}

// What every panel needs of the primitives, and what only menus, dialogs and forms need besides.
const radixBase =
  /node_modules[\\/](@floating-ui|@radix-ui[\\/](primitive|rect|react-(collection|context|dismissable-layer|id|popper|portal|presence|primitive|toast|tooltip|use-[a-z-]+|visually-hidden)))[\\/]/;

const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/ },
  {
    name: 'style',
    test: /node_modules[\\/](@radix-ui[\\/]react-(slot|compose-refs)|tailwind-merge|clsx|class-variance-authority)[\\/]/,
  },
  { name: 'radix-base', test: radixBase },
  { name: 'radix', test: /node_modules[\\/](@radix-ui|react-remove-scroll|aria-hidden)[\\/]/ },
];

export default defineConfig({
  root: import.meta.dirname,
  define: { __BUILD__: JSON.stringify(buildLabel(new Date())) },
  plugins: [
    lateTexts(import.meta.dirname),
    slimRoutes(),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['theme.js', 'favicon.svg', 'apple-touch-icon.png'],
      manifest: {
        name: 'Leme',
        short_name: 'Leme',
        description: 'Gestão de passeios de barco',
        lang: 'pt-BR',
        start_url: '/',
        display: 'standalone',
        background_color: '#F7FBFC',
        theme_color: '#026190',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}'],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/],
      },
    }),
  ],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
