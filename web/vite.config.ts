import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

/** Where `npm run dev` finds the server that speaks the protocol. */
const server = process.env.BLOCKDICE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/blockdice/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
