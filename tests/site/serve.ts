import {buildFolder, type BuildName} from './harness/builds';
import {serveFolder} from './harness/staticServer';

/** Serves the builds that `SITE_BUILDS` names, each at a free port, and prints their origins for Playwright to pass on to the tests. */
async function main(): Promise<void> {
  const names = (process.env.SITE_BUILDS ?? 'site').split(' ') as BuildName[];
  const origins: Partial<Record<BuildName, string>> = {};
  for (const name of names) {
    const {origin} = await serveFolder(buildFolder(name));
    origins[name] = origin;
  }
  console.log(`Serving ${JSON.stringify(origins)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
