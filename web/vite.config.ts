import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildJson, buildLabel } from './build/build-json.ts';
import { precompress } from './build/precompress.ts';
import { slimIcons } from './build/slim-icons.ts';
import { slimProblems } from './build/slim-problems.ts';
import { slimRoutes } from './build/slim-routes.ts';
import { splitTexts } from './build/split-texts.ts';

// What every panel needs of the primitives, and what only menus, dialogs and forms need besides.
const radixBase =
  /node_modules[\\/](@floating-ui|@radix-ui[\\/](primitive|rect|react-(collection|compose-refs|context|dismissable-layer|id|popper|portal|presence|primitive|slot|toast|tooltip|use-[a-z-]+|visually-hidden)))[\\/]/;

// What every visitor and everybody signed in loads anyway, in one piece each: apart, it was forty small files.
const alwaysLoaded = [
  {
    name: 'start',
    test: /lucide-react[\\/].*[\\/](createLucideIcon|chevron-down|globe|lock|triangle-exclamation-point)\.m?js$|web[\\/]src[\\/](main|kit[\\/](brand|problem-text)|ui[\\/](field|text-input|tenant-mark|link-style)|app[\\/]guards[\\/]use-title)\.tsx?$/,
    priority: 20,
  },
  { name: 'shell', test: /web[\\/]src[\\/]app[\\/](app|guards[\\/]inside)\.tsx$/, priority: 10 },
];

// What a visitor sees first, and who is signed in never.
const entrance = {
  name: 'entrance',
  test: /web[\\/]src[\\/]app[\\/]sign-in[\\/](auth-page|tenant-login-page)\.tsx$/,
  priority: 10,
};

// A public face names parts that come late; who imports one part of it does not carry the others.
const pureModules = [{ test: /[\\/]web[\\/]src[\\/](ui|kit|modules)[\\/].*\.tsx?$/, sideEffects: false }];

// What the pages of the day share, and the passenger manifest itself: apart, they were thirty small files more.
const pages = [
  {
    name: 'parts',
    test: /web[\\/]src[\\/](ui[\\/](card|filter-chip|table|select|menu-style|whatsapp-icon)|kit[\\/](live-view|live-stream|query-view|phone)|modules[\\/]bookings[\\/]session-badge)\.tsx?$/,
    priority: 9,
  },
  {
    name: 'pier',
    test: /(lucide-react[\\/].*[\\/](qr-code|undo-2|phone)\.m?js|web[\\/]src[\\/]modules[\\/]manifest[\\/](attendance|manifest\.queries|party|party-parts|pier|veil|use-next-in-sight|use-kept-focus|use-wake-lock|attendance-status|session-head|shown|manifest-filters|day-totals|late-scan-button|late-parts|outbox[\\/](attendance-queue|accepted|outbox|queue-rules|mark|painted|offline-view)|passenger-manifest\.screen)\.tsx?)$/,
    priority: 8,
  },
];

const chunkGroups = [
  ...alwaysLoaded,
  entrance,
  ...pages,
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!react-query|query-core)/, priority: 30 },
  { name: 'radix-base', test: radixBase },
  { name: 'radix', test: /node_modules[\\/](@radix-ui|react-remove-scroll|aria-hidden)[\\/]/ },
];

const label = buildLabel(process.env);

export default defineConfig({
  root: import.meta.dirname,
  define: { __BUILD__: JSON.stringify(label) },
  plugins: [
    splitTexts(import.meta.dirname),
    slimRoutes(),
    slimIcons(),
    slimProblems(),
    buildJson(label),
    react(),
    tailwindcss(),
    precompress(),
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
        // The reader of QR codes is large and few open it: kept from its first use on.
        runtimeCaching: [
          {
            urlPattern: /\/assets\/[^/]+\.wasm$/,
            handler: 'CacheFirst',
            options: { cacheName: 'leme-wasm', expiration: { maxEntries: 2 } },
          },
        ],
      },
    }),
  ],
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    rolldownOptions: {
      treeshake: { moduleSideEffects: pureModules },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
