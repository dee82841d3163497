/**
 * The README's pictures of a page, light and dark, from the demo's gauntlet. Needs Chromium.
 *
 *     deno run -A .ci/picture.ts        (writes .github/docs/page-light.png and page-dark.png)
 *
 * @module
 */
import { join } from "@std/path";
import { ROOT, runTool } from "./tool.ts";

const CHROMIUM = Deno.env.get("CHROMIUM") ?? "chromium";
const QUIET = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ...["--hide-scrollbars", "--window-size=1280,690"],
];

const work = Deno.makeTempDirSync();
try {
  const reviews = join(work, "reviews");
  const page = join(work, "page.html");
  const program = [Deno.execPath(), "run", "--quiet", "--frozen", "-A", join(ROOT, "main.ts")];
  await runTool([...program, "demo", "--mode", "gauntlet", "--data-dir", reviews]);
  await runTool([...program, "report", "latest", "--data-dir", reviews, "-o", page]);
  for (const scheme of ["light", "dark"]) {
    const settings = scheme === "dark" ? ["--blink-settings=preferredColorScheme=0"] : [];
    await runTool([
      ...[CHROMIUM, ...QUIET, ...settings, `--user-data-dir=${join(work, scheme)}`],
      `--screenshot=${join(ROOT, ".github", "docs", `page-${scheme}.png`)}`,
      `file://${page}`,
    ]);
  }
} finally {
  Deno.removeSync(work, { recursive: true });
}
